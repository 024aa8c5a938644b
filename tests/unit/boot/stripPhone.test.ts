import { expect, it } from 'vitest';
import { stripPhone } from '~/boot/stripPhone';

it.each([
  ['https://s.example/?telephone=79123456789', 'https://s.example/'],
  ['https://s.example/?a=1&phone=7912&b=%20x', 'https://s.example/?a=1&b=%20x'],
  ['https://s.example/?TEL=1&utm_source=y#top', 'https://s.example/?utm_source=y#top'],
  ['https://s.example/?%74el=1&a=2', 'https://s.example/?a=2'],
  ['https://s.example/?a=1#phone=7912', 'https://s.example/?a=1'],
  ['https://s.example/?tel', 'https://s.example/'],
])('stripPhone turns %s into %s', (url, stripped) => {
  expect(stripPhone(url)).toBe(stripped);
});

it.each([
  'https://s.example/',
  'https://s.example/?telephones=1&myphone=2',
  'https://s.example/?a=phone&b=%E0%A4%A#top',
])('stripPhone leaves %s unchanged', (url) => {
  expect(stripPhone(url)).toBeNull();
});
