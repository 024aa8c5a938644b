#!/usr/bin/env bash
# espeak-ng 1.51+dfsg-10+deb12u2 of Debian 12 in Russian, the voice of the screen reader Orca; German and French beside it.
#
# Expected: 0,08 is read as «ноль целых восемь сотых», or by its digits alone, as in German and French; «десятых» is the word
# for tenths, so it can only follow one digit. Seen, from the sounds of the IPA, in letters:
#   written   read
#   0,5       ноль и пять десятых
#   0,08      ноль и ноль восемь десятых        0 and 0 8 tenths
#   0,75      ноль и семь пять десятых          0 and 7 5 tenths
#   292,05    двести девяносто два и ноль пять десятых
#   292,000   двести девяносто два и ноль ноль ноль десятых
# The digits behind the comma are read one by one, and «десятых» is put behind the last of them however many there are. With
# a point instead of the comma the word is not there. Whoever listens to the rates hears tenths where hundredths stand.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# The libraries of sound (libasound2, libpulse0) have to be on the machine.
apt-get download -qq espeak-ng=1.51+dfsg-10+deb12u2 libespeak-ng1=1.51+dfsg-10+deb12u2 espeak-ng-data=1.51+dfsg-10+deb12u2 \
  libpcaudio0=1.2-2 libsonic0=0.2.0-12
for package in *.deb; do dpkg -x "$package" root; done
export LC_ALL=C.UTF-8 LD_LIBRARY_PATH="$folder/root/usr/lib/x86_64-linux-gnu"
say() { root/usr/bin/espeak-ng --path="$LD_LIBRARY_PATH" -q --ipa -v "$1" "$2" | paste -sd " " | sed "s/^ *//"; }
for number in 0,5 0,08 0,75 292,05 292,000 0.08; do
  echo "$number: $(say ru "$number") | $(say de "$number") | $(say fr "$number")"
done | tee output
diff output - <<'OUTPUT'
0,5: nˈojɭ ˈi pʲˈjatʲdʲɪsʲˈɑtøx | nˈʊl kɔmɑː fˈynf | zeʁo viʁɡyl sˈɛ̃k
0,08: nˈojɭ ˈi nˈojɭ vˈosʲɛmdʲɪsʲˈɑtøx | nˈʊl kɔmɑː nˈʊl ˈaxt | zeʁo viʁɡylzeʁo yˈit
0,75: nˈojɭ ˈi sʲˈejm pʲˈjatʲdʲɪsʲˈɑtøx | nˈʊl kɔmɑː zˈiːbən fˈynf | zeʁo viʁɡyl swasɑ̃tkˈɛ̃z
292,05: dvʲˈesʲtʲɪ dʲɛvʲɪnˈostɔdvˈɑ ˈi nˈojɭ pʲˈjatʲdʲɪsʲˈɑtøx | tsvˈaɪhˈʊndɜt tsvˈaɪ ʊntnˈɔøntsɪç kˌɔmɑː nˈʊl fˈynf | døsɑ̃ katʁəvɛ̃duz viʁɡylzeʁo sˈɛ̃k
292,000: dvʲˈesʲtʲɪ dʲɛvʲɪnˈostɔdvˈɑ ˈi nˈojɭ nˈojɭ nˈojɭdʲɪsʲˈɑtøx | tsvˈaɪhˈʊndɜt tsvˈaɪ ʊntnˈɔøntsɪç kˌɔmɑː nˈʊl nˈʊl nˈʊl | døsɑ̃ katʁəvɛ̃duz viʁɡylzeʁozeʁozeʁˈo
0.08: nˈojɭ tˈotʃʲka nˈojɭ vˈosʲɛm | nˈʊl pʊŋkt nˈʊl ˈaxt | zeʁo pwɛ̃ zeʁo yˈit
OUTPUT
