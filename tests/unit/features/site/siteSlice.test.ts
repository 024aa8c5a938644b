// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { loadDocuments, loadSiteSettings, siteReducer } from '~/features/site/siteSlice';
import { openTestPage } from '~tests/support/testPage';

describe.each([
  ['settings', loadSiteSettings, 'settingsStatus'],
  ['documents', loadDocuments, 'documentsStatus'],
] as const)('the request for the site’s %s', (_name, thunk, status) => {
  it('is pending until it is answered or has failed', () => {
    const before = siteReducer(undefined, { type: '' });
    expect(before[status]).toBe('idle');
    const pending = siteReducer(before, { type: thunk.pending.type });
    expect(pending).toEqual({ ...before, [status]: 'pending' });
    const failed = siteReducer(pending, { type: thunk.rejected.type });
    expect(failed).toEqual({ ...before, [status]: 'failed' });
    expect(siteReducer(failed, { type: thunk.fulfilled.type, payload: [] })[status]).toBe(
      'succeeded',
    );
  });
});

it('documents are requested again after a response, but not while a request is pending', async () => {
  const { store, service } = openTestPage();
  await Promise.all([store.dispatch(loadDocuments()), store.dispatch(loadDocuments())]);
  expect(service.callsTo('documents')).toHaveLength(1);
  await store.dispatch(loadDocuments());
  expect(service.callsTo('documents')).toHaveLength(2);
});
