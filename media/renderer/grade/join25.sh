# join25.sh FORMER_FILMS TRAILER_FRAMES DEMO_FRAMES: encodes the changed segments and joins them with the copied ones.
M=$1; T=$2; D=$3
V="scale=out_color_matrix=bt709:out_range=tv:flags=lanczos+accurate_rnd,format=yuv420p,setsar=1"; C="-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv -map_metadata -1"
X="-c:v libx264 -preset slower -aq-mode 3 -profile:v high -level 4.0 -g 48 -pix_fmt yuv420p"; XD="-c:v libx264 -preset slow -aq-mode 3 -profile:v high -level 4.0 -g 48 -keyint_min 4 -pix_fmt yuv420p"
SVT="-c:v libsvtav1 -preset 5 -g 48 -pix_fmt yuv420p"; F="ffmpeg -nostdin -v error -y"
cut() { $F -ss $2 -i $M/$1 -frames:v $3 -an -c copy -map_metadata -1 -avoid_negative_ts make_zero $4; }
t() { printf %.6f $(bc -l <<< "$1/24"); }
(
$F -framerate 24 -start_number 67 -i $T/%03d.png -frames:v 41 -vf "$V" $X -crf 30 -x264-params zones=0,40,b=1.5 $C h1a.mp4
$F -framerate 24 -start_number 108 -i $T/%03d.png -frames:v 130 -vf "$V" $X -crf 29.5 $C h1.mp4
$F -framerate 24 -start_number 238 -i $T/%03d.png -frames:v 161 -vf "$V" $X -crf 30 $C h2.mp4
$F -framerate 24 -start_number 334 -i $D/%03d.png -frames:v 80 -vf "$V" $XD -crf 25 $C d1.mp4
$F -framerate 24 -start_number 462 -i $D/%03d.png -frames:v 139 -vf "$V" $XD -crf 25 $C d3.mp4
) &
( $F -framerate 24 -start_number 67 -i $T/%03d.png -frames:v 153 -vf "$V" $SVT -crf ${A1:-41} $C a1.mp4
$F -framerate 24 -start_number 220 -i $T/%03d.png -frames:v 179 -vf "$V" $SVT -crf 43 $C a2.mp4
$F -framerate 24 -start_number 337 -i $D/%03d.png -frames:v 96 -vf "$V" $SVT -crf 38 $C b1.mp4
$F -framerate 24 -start_number 481 -i $D/%03d.png -frames:v 144 -vf "$V" $SVT -crf 38 $C b3.mp4 ) 2>/dev/null &
wait
$F -framerate 24 -start_number 1 -i $T/%03d.png -frames:v 48 -vf "$V" $X -crf 30 $C h0a.mp4; cut trailer.mp4 2.0001 18 h0b.mp4
$F -framerate 24 -start_number 1 -i $T/%03d.png -frames:v 48 -vf "$V" $SVT -crf 41 $C a0a.mp4 2>/dev/null; cut trailer.av1.mp4 2.0001 18 a0b.mp4
cut demo.mp4 0 333 d0.mp4; cut demo.mp4 $(t 413.001) 48 d2.mp4; cut demo.mp4 $(t 600.001) 360 d4.mp4
cut demo.av1.mp4 0 336 b0.mp4; cut demo.av1.mp4 $(t 432.001) 48 b2.mp4; cut demo.av1.mp4 $(t 624.001) 336 b4.mp4
list() { o=$1; shift; : > $o; while [ $# -gt 0 ]; do echo "file $1" >> $o; [ -n "$2" ] && echo "duration $(t $2)" >> $o; shift 2; done; }
list h.txt h0a.mp4 48 h0b.mp4 18 h1a.mp4 41 h1.mp4 130 h2.mp4 161; list a.txt a0a.mp4 48 a0b.mp4 18 a1.mp4 153 a2.mp4 179
list d.txt d0.mp4 333 d1.mp4 80 d2.mp4 48 d3.mp4 139 d4.mp4 360; list b.txt b0.mp4 336 b1.mp4 96 b2.mp4 48 b3.mp4 144 b4.mp4 336
for p in h:trailer.mp4 a:trailer.av1.mp4 d:demo.mp4 b:demo.av1.mp4; do x=${p%:*}; o=$M/${p#*:}; n=out-${p#*:}
 A=""; [[ $o == *demo* ]] && A="-i $o -map 0:v -map 1:a"
 ffmpeg -nostdin -v warning -y -f concat -i $x.txt $A -c copy -map_metadata -1 -movflags +faststart -video_track_timescale 12288 $n
 ffprobe -v error -select_streams v -show_entries packet=pts_time -of csv=p=0 $n | sort -n > n.pts; ffprobe -v error -select_streams v -show_entries packet=pts_time -of csv=p=0 $o | sort -n > o.pts; cmp n.pts o.pts && echo $n same pts $(wc -l < n.pts)
 ffmpeg -nostdin -v error -xerror -i $n -f null - && echo decodes; ls -la $n $o
 [ -n "$A" ] && { ffmpeg -v error -i $n -map 0:a -c copy -f md5 -; ffmpeg -v error -i $o -map 0:a -c copy -f md5 -; }
done; date
