#!/usr/bin/env bash
# csscompressor 0.9.5 (python3-csscompressor 0.9.5-3, Debian 12), a port of the YUI compressor to Python; rCSSmin 1.1.0
# (python3-rcssmin 1:1.1.0-1+b3) beside it.
#
# Expected: a compressor changes the spelling of styles, not their meaning; hue, saturation and lightness stay three values,
# separated by spaces, as CSS Color 4 (7) writes them. Seen:
#   styles                       csscompressor          rCSSmin
#   color:hsl(220 10% 20%)       hsl(22010%20%)         hsl(220 10% 20%)
#   color:hsl(220 10% 20% / 50%) hsl(22010%20%/50%)     as it was
#   color:hsl(220, 10%, 20%)     hsl(220,10%,20%)       as it was
#   color:rgb(0 0 0 / 50%)       rgb(0 0 0 / 50%)       as it was
# All that stands within the brackets of hsl loses its spaces, as was safe while values had commas. The browser drops the
# declaration: text takes the colour of its parent, and a button of the form stays without its background.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq python3-csscompressor=0.9.5-3 python3-rcssmin=1:1.1.0-1+b3
for file in *.deb; do dpkg -x "$file" root; done
cat >run.py <<'PYTHON'
import csscompressor
import rcssmin

for value in ['hsl(220 10% 20%)', 'hsl(220 10% 20% / 50%)', 'hsl(220, 10%, 20%)', 'rgb(0 0 0 / 50%)', 'hwb(220 10% 20%)']:
    css = 'a{color:' + value + '}'
    print(value, csscompressor.compress(css), rcssmin.cssmin(css), sep=' | ')
PYTHON
PYTHONPATH=root/usr/lib/python3/dist-packages python3 run.py | tee output
diff output - <<'OUTPUT'
hsl(220 10% 20%) | a{color:hsl(22010%20%)} | a{color:hsl(220 10% 20%)}
hsl(220 10% 20% / 50%) | a{color:hsl(22010%20%/50%)} | a{color:hsl(220 10% 20% / 50%)}
hsl(220, 10%, 20%) | a{color:hsl(220,10%,20%)} | a{color:hsl(220,10%,20%)}
rgb(0 0 0 / 50%) | a{color:rgb(0 0 0 / 50%)} | a{color:rgb(0 0 0 / 50%)}
hwb(220 10% 20%) | a{color:hwb(220 10% 20%)} | a{color:hwb(220 10% 20%)}
OUTPUT
