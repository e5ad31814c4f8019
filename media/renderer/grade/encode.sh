export SVT_LOG=1; M=orig
C="-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv -map_metadata -1 -movflags +faststart"
T="-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv"
IN="scale=in_color_matrix=bt709:in_range=tv,format=gbrp"; OUT="scale=out_color_matrix=bt709:out_range=tv:flags=lanczos+accurate_rnd,format=yuv420p,setsar=1"
ffmpeg -v error -y -i $M/trailer.mp4 -i $M/trailer.av1.mp4 -framerate 24 -i rd/%04d.png -filter_complex "[0:v]format=yuv420p[a];[1:v]format=yuv420p[b];[a][b]blend=all_mode=average,trim=end_frame=306,$IN,lut3d=mono.cube:interp=tetrahedral,$OUT,setpts=PTS-STARTPTS[c];[2:v]format=gbrp,lut3d=mono.cube:interp=tetrahedral,$OUT,setpts=PTS-STARTPTS[d];[c][d]concat=n=2:v=1,hqdn3d=4:3:10:8[v]" -map "[v]" -r 24 -c:v ffv1 $T -f matroska trailer3.mkv
ffmpeg -v error -y -i trailer3.mkv -c:v libx264 -preset slower -crf 32 -aq-mode 3 -profile:v high -level 4.0 -g 48 -force_key_frames 7.3333,12.75 -pix_fmt yuv420p $C n-trailer.mp4
ffmpeg -v error -y -i trailer3.mkv -c:v libsvtav1 -preset 5 -crf 48 -g 48 -pix_fmt yuv420p $C n-trailer.av1.mp4
ffmpeg -v error -y -i $M/demo.mp4 -i $M/demo.av1.mp4 -filter_complex "[0:v]format=yuv420p[a];[1:v]format=yuv420p[b];[a][b]blend=all_mode=average,$IN,lut3d=mono.cube:interp=tetrahedral:enable='between(t,3.9,25.1)',$OUT,hqdn3d=4:3:10:8" -an -c:v ffv1 $T -f matroska demo3.mkv
ffmpeg -v error -y -i demo3.mkv -i $M/demo.mp4 -map 0:v -map 1:a -c:a copy -c:v libx264 -preset slow -crf 25 -aq-mode 3 -profile:v high -level 4.0 -g 48 -force_key_frames 25 -pix_fmt yuv420p $C n-demo.mp4
ffmpeg -v error -y -i demo3.mkv -i $M/demo.av1.mp4 -map 0:v -map 1:a -c:a copy -c:v libsvtav1 -preset 5 -crf 38 -g 48 -pix_fmt yuv420p $C n-demo.av1.mp4
echo ok > all.done
