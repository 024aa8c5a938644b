#!/usr/bin/env bash
# espeak-ng 1.51+dfsg-10+deb12u2 of Debian 12 in Russian, the voice of the screen reader Orca; German, Polish and French beside.
#
# Expected: 30 000 is read as thirty thousand, since a space, best one that does not break, parts the thousands in Russian
# typesetting, and CLDR has U+00A0 for ru. Three other languages read it so. Seen, from the sounds of the IPA:
#   written               ru                              de, pl, fr
#   30000                 тридцать тысяч                  thirty thousand
#   30 000                тридцать, ноль ноль ноль        thirty thousand
#   30 000 with U+00A0    тридцать, ноль ноль ноль        thirty, nought nought nought
#   15 500                пятнадцать, пятьсот             fifteen thousand five hundred
#   1 000 000             один, ноль ноль ноль twice      one million
# German, Polish and French join a group of three digits behind a space to the number, Russian does not, and none of them
# behind U+00A0. So every sum that toLocaleString('ru') writes is heard as two numbers: the loan is of thirty, and some noughts.
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
for number in 30000 '30 000' $'30\u00a0000' '15 500' '1 000 000'; do
  for language in ru de pl fr; do echo "$number, $language: $(say "$language" "$number")"; done
done | tee output
diff output - <<'OUTPUT'
30000, ru: trʲˈittsʌtʲ tˈysʲʌtʃʲ
30000, de: dɾˈaɪsɪç tˈaʊzənt
30000, pl: tʃɨdʑˈɛɕcʲi tɨɕˈɛntsɨ
30000, fr: tʁɑ̃t mˈil
30 000, ru: trʲˈittsʌtʲ nˈojɭnˈojɭ nˈojɭ
30 000, de: dɾˈaɪsɪç tˈaʊzənt
30 000, pl: tʃɨdʑˈɛɕcʲi tɨɕˈɛntsɨ
30 000, fr: tʁɑ̃t mˈil
30 000, ru: trʲˈittsʌtʲ nˈojɭnˈojɭ nˈojɭ
30 000, de: dɾˈaɪsɪç nˈʊlnˈʊl nˈʊl
30 000, pl: tʃɨdʑˈɛɕcʲi zˈɛrɔːzˈɛrɔː zˈɛrɔː
30 000, fr: tʁˈɑ̃t zeʁozeʁo zeʁˈo
15 500, ru: pʲɪtnˈɑttsʌtʲ pʲˌɪtʲsˈot
15 500, de: fˈynftseːn tˈaʊzənt fˈynfhˈʊndɜt
15 500, pl: pjɛtnˈaɕtɕɛ tɨɕˈɛntsɨ pʲˈɛɲtɕsɛt
15 500, fr: kɛ̃z mˈil sɛ̃ksˈɑ̃
1 000 000, ru: ojdʲˈin nˈojɭnˈojɭ nˈojɭ nˈojɭnˈojɭ nˈojɭ
1 000 000, de: ˈaɪnə mɪljˈoːn
1 000 000, pl: mʲˈiljɔn
1 000 000, fr: œ̃ miljˈɔ̃
OUTPUT
