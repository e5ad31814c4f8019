# the parts of the trailer as one lossless film, graded
T="-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv"
IN="scale=in_color_matrix=bt709:in_range=tv,format=gbrp"; OUT="scale=out_color_matrix=bt709:out_range=tv:flags=lanczos+accurate_rnd,format=yuv420p,setsar=1"
G="format=gbrp,lut3d=mono.cube:interp=tetrahedral,$OUT,setpts=PTS-STARTPTS"
ffmpeg -v error -y -i $M/trailer.mp4 -i $M/trailer.av1.mp4 -framerate 24 -start_number 106 -i comp/%04d.png -framerate 24 -i rd2/%04d.png -filter_complex "[0:v]format=yuv420p[a];[1:v]format=yuv420p[b];[a][b]blend=all_mode=average,trim=end_frame=106,$IN,lut3d=mono.cube:interp=tetrahedral,$OUT,setpts=PTS-STARTPTS[c];[2:v]$G[d];[3:v]$G[e];[c][d][e]concat=n=3:v=1,hqdn3d=4:3:10:8[v]" -map "[v]" -r 24 -c:v ffv1 $T -f matroska trailer4.mkv
C="-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv -map_metadata -1 -movflags +faststart"
ffmpeg -v error -y -i trailer4.mkv -c:v libx264 -preset slower -crf 31 -aq-mode 3 -profile:v high -level 4.0 -g 48 -force_key_frames 7.3333,12.75 -pix_fmt yuv420p $C n4-trailer.mp4
ffmpeg -v error -y -i trailer4.mkv -c:v libsvtav1 -preset 5 -crf 47 -g 48 -pix_fmt yuv420p $C n4-trailer.av1.mp4
echo ok > enc4.done
