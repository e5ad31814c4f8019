C="-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv -map_metadata -1 -movflags +faststart"
T="-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv"
IN="scale=in_color_matrix=bt709:in_range=tv,format=gbrp"; OUT="scale=out_color_matrix=bt709:out_range=tv:flags=lanczos+accurate_rnd,format=yuv420p,setsar=1"; L="lut3d=mono.cube:interp=tetrahedral"
ffmpeg -v error -y -i $M/demo.mp4 -i $M/demo.av1.mp4 -framerate 24 -start_number 319 -i dcomp/%04d.png -filter_complex "[0:v]format=yuv420p[a];[1:v]format=yuv420p[b];[a][b]blend=all_mode=average,$IN,$L:enable='between(t,3.9,25.1)',$OUT,split[p][q];[p]trim=end_frame=319,setpts=PTS-STARTPTS[c];[q]trim=start_frame=603,setpts=PTS-STARTPTS[e];[2:v]trim=end_frame=284,format=gbrp,$L,$OUT,setpts=PTS-STARTPTS[d];[c][d][e]concat=n=3:v=1,hqdn3d=4:3:10:8[v]" -map "[v]" -r 24 -an -c:v ffv1 $T -f matroska demo4.mkv
ffprobe -v error -count_packets -show_entries stream=nb_read_packets -of csv demo4.mkv
ffmpeg -v error -y -i demo4.mkv -i $M/demo.mp4 -map 0:v -map 1:a -c:a copy -c:v libx264 -preset slow -crf 25 -aq-mode 3 -profile:v high -level 4.0 -g 48 -force_key_frames 25 -pix_fmt yuv420p $C n4-demo.mp4 &
ffmpeg -v error -y -i demo4.mkv -i $M/demo.av1.mp4 -map 0:v -map 1:a -c:a copy -c:v libsvtav1 -preset 5 -crf 38 -g 48 -pix_fmt yuv420p $C n4-demo.av1.mp4 &
wait; echo ok > denc.done
