# lamps.sh PICTURE SCALE SAMPLES SCRIPT TAG: renders each lamp alone. CURL closes the free hand of the man only.
for L in PR PL PT PK PF PB PS; do [ -f c-$5-$L.npz ] || { LSET=$L CURL=1.8 nice blender -b -P $4 -- $1 $2 $3 c-$5-$L.npz 2>&1 | grep -E "^render"; }; done
