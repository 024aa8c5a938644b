import { describe, expect, it } from 'vitest';
import { findCaret, findEdit, type TextEdit } from '~/lib/textEdit';

/** Digits with a hyphen before each fourth one: `123-456-7`. */
const format = (text: string) => text.replace(/\D/g, '').replace(/\d{3}(?=\d)/g, '$&-');

/** @param edited the field after the edit, with `|` for the caret */
function edit(
  before: string,
  edited: string,
  { inputType = 'insertText', isComposed = false, first = 0, formatText = format } = {},
) {
  const caret = edited.indexOf('|');
  const text = edited.replace('|', '');
  return findEdit(before, { text, caret, isComposed, inputType }, first, formatText);
}

const backward = { inputType: 'deleteContentBackward' };
const forward = { inputType: 'deleteContentForward' };

describe('the edit of a field', () => {
  it.each<[string, string, string, Partial<TextEdit>]>([
    ['a key at the end', '123-4', '123-45|', { start: 5, inserted: '5', behind: '' }],
    ['a key within', '123-4', '19|23-4', { start: 1, inserted: '9', behind: '23-4' }],
    ['a key before the same digit', '112-3', '1|112-3', { start: 0, inserted: '1' }],
    ['a key over a selection', '123-4', '9|-4', { start: 0, inserted: '9', behind: '-4' }],
    ['a character of two units', '123', '123😀|', { inserted: '😀', isKey: true }],
    ['a text in place of all', '123', '456-7|', { inserted: '456-7', isKey: false }],
    ['a text whose caret is elsewhere', '123', '45|6-7', { inserted: '456-7', behind: '' }],
  ])('is told from the texts and the caret for %s', (_case, before, edited, expected) => {
    const found = edit(before, edited);
    expect(found).toMatchObject({ before, text: edited.replace('|', ''), ...expected });
  });

  it.each([
    ['backward over a digit', '123-4', '12|-4', backward, '12-4'],
    ['backward over a separator', '123-4', '123|4', backward, '124'],
    ['forward over a separator', '123-45', '123|45', forward, '1235'],
    ['a separator and its digit', '123-4', '12|4', backward, '124'],
    ['a selection', '123-456', '12|56', backward, '1256'],
  ])('takes a digit away when it deletes %s', (_case, before, edited, options, text) => {
    expect(edit(before, edited, options)).toMatchObject({ inserted: '', text });
  });

  it('takes no digit away when it deletes two separators alone, or one before the first place', () => {
    const formatText = () => '12) 3';
    expect(edit('12) 3', '12|3', { ...backward, formatText }).text).toBe('123');
    const prefixed = { ...backward, formatText: () => '+12' };
    expect(edit('+12', '|12', { ...prefixed, first: 1 }).text).toBe('12');
    const atFirst = { ...backward, formatText: () => '1-2' };
    expect(edit('1-2', '1|2', { ...atFirst, first: 1 }).text).toBe('2');
  });

  it.each([
    ['one character', {}, '123|', { isTyped: true, isPasted: false }],
    ['several characters at once', {}, '1234|', { isTyped: false, isPasted: false }],
    ['a composition', { isComposed: true }, '1234|', { isTyped: true, isPasted: false }],
    ['a paste', { inputType: 'insertFromPaste' }, '1234|', { isTyped: false, isPasted: true }],
    ['a drop', { inputType: 'insertFromDrop' }, '123|', { isTyped: true, isPasted: true }],
  ])('tells how %s came', (_case, options, edited, expected) => {
    expect(edit('12', edited, options)).toMatchObject(expected);
  });

  it('counts the digits behind it, of any script, without those of the prefix', () => {
    expect(edit('123-4', '19|23-4').digitsBehind).toBe(3);
    expect(edit('+7 (9', '5|+7 (9', { first: 4 }).digitsBehind).toBe(1);
    expect(edit('1２3', '9|1２3').digitsBehind).toBe(3);
  });
});

describe('the caret after an edit', () => {
  const everywhere = (text: string) => Array.from({ length: text.length + 1 }, () => true);

  it('stays where it is in a text that the format leaves alone', () => {
    expect(findCaret(edit('123-4', '12|-4', backward), '12-4', [])).toBe(2);
  });

  it('stands before the digits that it stood before', () => {
    const found = edit('123-4', '19|23-4');
    expect(findCaret(found, '192-34', everywhere('192-34'))).toBe(2);
  });

  it('goes to the next allowed place to its left, and to the start if there is none', () => {
    const found = edit('123-4', '1239|-4');
    const allowed = everywhere('123-94').map((_, place) => place !== 5 && place !== 4);
    expect(findCaret(found, '123-94', allowed)).toBe(3);
    expect(findCaret(found, '123-94', [])).toBe(0);
  });
});
