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
])('stripPhone leaves %s unchanged', (url) => {
  expect(stripPhone(url)).toBeNull();
});
