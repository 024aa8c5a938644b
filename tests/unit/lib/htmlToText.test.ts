import { expect, it } from 'vitest';
import { htmlToText } from '~/lib/htmlToText';

it.each([
  ['', []],
  ['Текст', ['Текст']],
  [
    '<p>ПСК&nbsp;&mdash; <b>292</b>&#160;%</p><p>5 &lt; 6 &amp; 7</p>',
    ['ПСК\u00a0— 292\u00a0%', '5 < 6 & 7'],
  ],
  ['А<br>Б<hr/>В', ['А', 'Б', 'В']],
  ['<ul>\n<li>А</li>\n<li>Б <a href="/x">В</a></li></ul>', ['А', 'Б В']],
  ['<style>p { color: red }</style><script>hit()</script><!-- <p>нет</p> -->А', ['А']],
  ['<script>hit()', []],
  ['5 < 6, &unknown; &#x41F;&#9999999999;', ['5 < 6, &unknown; П&#9999999999;']],
])('htmlToText reads %j as the lines %j', (html, lines) => {
  expect(htmlToText(html)).toEqual(lines);
});

it('a text of characters that nobody can see has no line', () => {
  expect(htmlToText('<p>&#8203;</p>\u2060<br>&#xfeff;&nbsp;')).toEqual([]);
});
