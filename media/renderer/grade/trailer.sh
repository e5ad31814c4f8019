export SVT_LOG=1; M=orig; rm -f enc9.done
T="-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv"
IN="scale=in_color_matrix=bt709:in_range=tv,format=gbrp"; OUT="scale=out_color_matrix=bt709:out_range=tv:flags=lanczos+accurate_rnd,format=yuv420p,setsar=1"
G="format=gbrp,lut3d=mono.cube:interp=tetrahedral,$OUT,setpts=PTS-STARTPTS"
ffmpeg -v error -y -i $M/trailer.mp4 -i $M/trailer.av1.mp4 -framerate 24 -start_number 66 -i .media/comp9/%04d.png -framerate 24 -i rd9/%04d.png -filter_complex "[0:v]format=yuv420p[a];[1:v]format=yuv420p[b];[a][b]blend=all_mode=average,trim=end_frame=66,$IN,lut3d=mono.cube:interp=tetrahedral,$OUT,setpts=PTS-STARTPTS[c];[2:v]$G[d];[3:v]$G[e];[c][d][e]concat=n=3:v=1,hqdn3d=2:1.5:5:4[v]" -map "[v]" -r 24 -c:v ffv1 $T -f matroska trailer9.mkv
C="-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv -map_metadata -1 -movflags +faststart"
ffmpeg -v error -y -i trailer9.mkv -c:v libx264 -preset slower -crf ${CRF:-30} -aq-mode 3 -profile:v high -level 4.0 -g 48 -force_key_frames 7.3333,12.75 -pix_fmt yuv420p $C n9-trailer.mp4 &
ffmpeg -v error -y -i trailer9.mkv -c:v libsvtav1 -preset 5 -crf ${ACRF:-45} -g 48 -pix_fmt yuv420p $C n9-trailer.av1.mp4 & wait
echo ok > enc9.done
