import { expect, it } from 'vitest';
import { stripPhone } from '~/boot/stripPhone';

it.each([
  ['https://s.example/?telephone=79123456789', 'https://s.example/'],
  ['https://s.example/?a=1&phone=7912&b=%20x', 'https://s.example/?a=1&b=%20x'],
  ['https://s.example/?TEL=1&utm_source=y#top', 'https://s.example/?utm_source=y#top'],
  ['https://s.example/?%74el=1&a=2', 'https://s.example/?a=2'],
  ['https://s.example/?a=1#phone=7912', 'https://s.example/?a=1'],
  ['https://s.example/?tel', 'https://s.example/'],
  ['https://s.example/?phone_number=79123456789&a=1', 'https://s.example/?a=1'],
  ['https://s.example/?a=1&msisdn=9123456789', 'https://s.example/?a=1'],
  ['https://s.example/?a=1&x=%2B7%20(912)%20345-67-89&b=2', 'https://s.example/?a=1&b=2'],
  ['https://s.example/?x=+7+912+345+67+89', 'https://s.example/'],
  ['https://s.example/?79123456789', 'https://s.example/'],
  ['https://s.example/?x=8.912.345.67.89&a=1', 'https://s.example/?a=1'],
  ['https://s.example/?x=8\u2013912\u2013345\u201367\u201389', 'https://s.example/'],
  ['https://s.example/?a=1&from_url=tel:+79123456789', 'https://s.example/?a=1'],
  ['https://s.example/?a=1#89123456789', 'https://s.example/?a=1'],
  ['https://s.example/?q=тел.%2089123456789', 'https://s.example/'],
  ['https://s.example/?q=89123456789%20(моб)', 'https://s.example/'],
  // With `;` in place of `?` or `&`.
  ['https://s.example/;phone=79160000002', 'https://s.example/'],
  ['https://s.example/;utm_source=y&phone=79160000002', 'https://s.example/;utm_source=y'],
  ['https://s.example/?a=1;phone=79160000002&b=2', 'https://s.example/?b=2'],
  ['https://s.example/?q=(8)%20912%20345%2067%2089', 'https://s.example/'],
  ['https://s.example/?q=8\u2212912\u2212345\u221267\u221289', 'https://s.example/'],
  ['https://s.example/?q=\u200b89123456789', 'https://s.example/'],
  ['https://s.example/#/?phone=79123456789&a=1', 'https://s.example/#/?a=1'],
  ['https://s.example/#/path?a=1&id=79123456789', 'https://s.example/#/path?a=1'],
  [
    'https://s.example/?from_url=https%3A%2F%2Fa.example%2F%3Fphone%3D79123456789&a=1',
    'https://s.example/?a=1',
  ],
  [
    'https://s.example/?a=1&from_url=https://a.example/?phone=79123456789',
    'https://s.example/?a=1&from_url=https://a.example/',
  ],
  ['https://s.example/?from_url=a%3Fq%3D%252B79123456789', 'https://s.example/'],
  // In cp1251, twice encoded, in the notation of escape(), cut in the middle of a letter.
  ['https://s.example/?q=%F2%E5%EB%2E%20%2B7(912)%20345%9667%A089&a=1', 'https://s.example/?a=1'],
  ['https://s.example/?q=%25F2%25E5%25EB%252B79123456789', 'https://s.example/'],
  ['https://s.example/?q=%u0442%u0435%u043B+89123456789', 'https://s.example/'],
  ['https://s.example/?q=8%20912%20345%2067%2089%20%D1%82%D0%B5%D0', 'https://s.example/'],
  ['https://s.example/?%F2%E5%EB=%38%39123456789', 'https://s.example/'],
  // With a bare percent sign, beside UTF-8 too.
  ['https://s.example/?q=тел%+89123456789&b=50%', 'https://s.example/?b=50%'],
  ['https://s.example/?q=8%C2%A0912%E2%80%93345%E2%80%9367%E2%80%9389%', 'https://s.example/'],
  ['https://s.example/?from_url=%F2%3Fx%3D89123456789%', 'https://s.example/'],
])('stripPhone turns %s into %s', (url, stripped) => {
  expect(stripPhone(url)).toBe(stripped);
});

it.each([
  'https://s.example/',
  'https://s.example/?telephones=1&myphone=2',
  'https://s.example/?a=phone&b=%E0%A4%A#top',
  'https://s.example/?yclid=17912345678901234567&gclid=a9123456789&_ga=1.9123456789.1',
  'https://s.example/?subid=84951234567&utm_term=9123456',
  'https://s.example/?utm_term=займ%2090000%20на%206%20мес%202025&id=91234|56789',
  'https://s.example/?from_url=https://a.example/?b=1&&c#/d?e',
  'https://s.example/?utm_term=%E7%E0%E9%EC%2090000%20%ED%E0%206%20%EC%E5%F1%202025&b=9%',
])('stripPhone leaves %s unchanged', (url) => {
  expect(stripPhone(url)).toBe(url);
});
