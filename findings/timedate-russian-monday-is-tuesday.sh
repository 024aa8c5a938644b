#!/usr/bin/env bash
# Date::Language of TimeDate 2.33 (libtimedate-perl 2.3300-2, Debian 12) writes the last day of a loan in Russian;
# Date::Manip 6.91 (libdate-manip-perl 6.91-1) beside it, with its Russian.
#
# Expected: %A and %a give the name of the weekday, as they do in the other languages of the same module. Seen:
#   date              Date::Language   Date::Manip
#   30 November 2026  Вторник, Вт      понедельник (right)
#   5 December 2026   Воскресенье, Вс  суббота (right)
#   6 December 2026   Понедельник, Пн  воскресенье (right)
# The list of names starts with Monday, but the code takes the number of localtime, where 0 is Sunday; the lists of the
# other languages start with Sunday. The dates and months are right, and parsing leaves the weekday unread, so nobody sees
# it. A letter «вернуть до: суббота, 4 декабря» names a day on which the borrower is late, or on which the bank is closed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq libtimedate-perl=2.3300-2 libdate-manip-perl=6.91-1
for file in *.deb; do dpkg -x "$file" root; done
cat >run.pl <<'PERL'
use strict;
use warnings;
use utf8;
use open qw(:std :utf8);
use Date::Language;
use Date::Manip;
use Encode qw(decode);
use Time::Local qw(timegm);
Date_Init('Language=Russian', 'Encoding=utf-8');
for my $day ([2026, 11, 30], [2026, 12, 4], [2026, 12, 5], [2026, 12, 6]) {
  my $time = timegm(0, 0, 12, $day->[2], $day->[1] - 1, $day->[0]);
  my $text = decode('koi8-r', Date::Language->new('Russian')->time2str('%d %B %Y, %A, %a', $time, 'GMT'));
  my $english = Date::Language->new('English')->time2str('%A', $time, 'GMT');
  print "$text | $english | ", UnixDate(sprintf('%d-%02d-%02d', @$day), '%A'), "\n";
}
PERL
TZ=UTC PERL5LIB=root/usr/share/perl5 perl run.pl | tee output
diff output - <<'OUTPUT'
30 Ноября 2026, Вторник, Вт | Monday | понедельник
4 Декабря 2026, Суббота, Сб | Friday | пятница
5 Декабря 2026, Воскресенье, Вс | Saturday | суббота
6 Декабря 2026, Понедельник, Пн | Sunday | воскресенье
OUTPUT
