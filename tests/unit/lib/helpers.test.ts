import { expect, it, vi } from 'vitest';
import { loadChunk, onChunkError } from '~/lib/chunks';
import { nowSec } from '~/lib/clock';
import { escapeHtml } from '~/lib/escapeHtml';
import { linkOpenHandlers } from '~/lib/linkOpenHandlers';
import { createLog, describeError } from '~/lib/log';
import { formatRubLong } from '~/lib/money';
import { sliderFill } from '~/lib/sliderFill';

it('the log labels each line, and describes only what is an error', () => {
  const lines: string[] = [];
  const log = createLog('demo', {
    warn: (line) => void lines.push(`w ${String(line)}`),
    error: (line) => void lines.push(`e ${String(line)}`),
  });
  log.warn('а');
  log.error(describeError(new Error('б')));
  log.error(describeError('в'));
  expect(lines).toEqual(['w [demo] а', 'e [demo] б', 'e [demo] unknown error']);
});

it('a chunk that fails to load is told to the listeners and to its caller', async () => {
  const listener = vi.fn();
  onChunkError(listener);
  await expect(loadChunk(() => Promise.resolve(1))).resolves.toBe(1);
  expect(listener).not.toHaveBeenCalled();
  const error = new Error('gone');
  await expect(loadChunk(() => Promise.reject(error))).rejects.toBe(error);
  expect(listener).toHaveBeenCalledExactlyOnceWith(error);
});

it.each([
  ['a click', 'onClick', {}, [false]],
  ['a click with Control', 'onClick', { ctrlKey: true }, [true]],
  ['a click with Command', 'onClick', { metaKey: true }, [true]],
  ['a click with Shift', 'onClick', { shiftKey: true }, [true]],
  ['the middle button', 'onAuxClick', { button: 1 }, [true]],
  ['the right button', 'onAuxClick', { button: 2 }, []],
] as const)('%s on a link opens it in new tabs: %j', (_case, handler, event, opened) => {
  const isNewTab: boolean[] = [];
  const handlers = linkOpenHandlers((isNew) => void isNewTab.push(isNew));
  const keys = { ctrlKey: false, metaKey: false, shiftKey: false };
  handlers[handler]({ ...keys, ...event } as never);
  expect(isNewTab).toEqual(opened);
});

it('values become text, in HTML, CSS and seconds', () => {
  expect(escapeHtml('a & <b> "c"')).toBe('a &#38; &#60;b&#62; &#34;c&#34;');
  expect(sliderFill(30, 10, 50)).toBe('calc(0.5 * (100% - 32px) + 32px / 2)');
  expect(nowSec({ now: () => 1_999 })).toBe(1);
  expect([1, 2, 5_000].map(formatRubLong)).toEqual(['1 рубль', '2 рубля', '5\u00a0000 рублей']);
});
