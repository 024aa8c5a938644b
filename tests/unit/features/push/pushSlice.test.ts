// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import {
  failPush,
  pushPromptBecameDue,
  pushPromptClosed,
  pushPromptShown,
  selectIsPushPromptDue,
} from '~/features/push/pushSlice';
import { openTestPage } from '~tests/support/testPage';

it('the prompt is due until it is closed, not only until it is shown', () => {
  const { store } = openTestPage();
  const isDue = [pushPromptBecameDue(), pushPromptShown(), pushPromptClosed()].map((action) => {
    store.dispatch(action);
    return selectIsPushPromptDue(store.getState());
  });
  expect(isDue).toEqual([true, true, false]);
});

it('push whose chunk fails is named as in the settings, and as none before they have come', async () => {
  const { store, start } = openTestPage({ service: { siteInfo: { push_service: 'repush' } } });
  store.dispatch(failPush());
  expect(store.getState().push).toMatchObject({ service: 'none', status: 'failed' });
  await start();
  store.dispatch(failPush());
  expect(store.getState().push).toMatchObject({ service: 'repush', status: 'failed' });
});
