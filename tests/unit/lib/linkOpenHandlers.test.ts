import { expect, it } from 'vitest';
import { linkOpenHandlers } from '~/lib/linkOpenHandlers';

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
