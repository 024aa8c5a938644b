import { expect, it, vi } from 'vitest';
import { linkOpenHandlers, opensNewTab } from '~/lib/linkOpenHandlers';

it.each([
  ['a click', 'onClick', {}, false],
  ['a click with Control', 'onClick', { ctrlKey: true }, true],
  ['a click with Command', 'onClick', { metaKey: true }, true],
  ['a click with Shift', 'onClick', { shiftKey: true }, true],
  ['the middle button', 'onAuxClick', { button: 1 }, true],
  ['the right button', 'onAuxClick', { button: 2 }, null],
] as const)('%s on a link opens it in a new tab: %j', (_case, handler, event, isNewTab) => {
  const onOpen = vi.fn();
  const click = { ctrlKey: false, metaKey: false, shiftKey: false, ...event } as never;
  linkOpenHandlers(onOpen)[handler](click);
  expect(onOpen).toHaveBeenCalledTimes(isNewTab === null ? 0 : 1);
  expect(opensNewTab(click)).toBe(isNewTab);
});
