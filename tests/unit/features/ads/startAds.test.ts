// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildSiteInfo } from '~mocks/data/siteInfo';
import { slotMounted } from '~/features/ads/adsSlice';
import { ScriptError } from '~/lib/scriptLoader';
import { deferred } from '~tests/support/deferred';
import { startTestPage, type TestPageOptions } from '~tests/support/testPage';
import { waitFor } from '~tests/support/waitFor';

type Settings = Parameters<typeof buildSiteInfo>[0];

const TWO_SLOTS: Settings = {
  ads_key: 'google_many',
  google_slot_registration: '1,2',
  google_slot_pop_up_registration: '',
  google_slot_overlay_registration: '',
};

function setHeight(number: number, height: number): void {
  const host = document.getElementById(`slot-host-${String(number)}`);
  Object.defineProperty(host, 'offsetHeight', { value: height });
}

/** Opens a page with ads; `mount` puts the slots’ placeholders into the document. */
async function openAds(settings: Settings, options?: TestPageOptions) {
  const siteInfo = buildSiteInfo({ ads_use: '1', ...settings });
  const page = await startTestPage({ ...options, service: { siteInfo } });
  const ads = () => page.store.getState().ads;
  const mount = () => {
    for (const number of Object.keys(ads().slotStatus)) {
      const [slot, host] = [document.createElement('div'), document.createElement('div')];
      host.id = `slot-host-${number}`;
      slot.append(host);
      document.body.append(slot);
      page.store.dispatch(slotMounted(Number(number)));
    }
  };
  return { ...page, ads, mount };
}

afterEach(() => document.body.replaceChildren());

describe('startAds', () => {
  it('creates a waiting slot for each slot id as soon as the settings are known', async () => {
    const { ads, logged } = await openAds({ ads_key: 'yandex' });
    expect(logged).toEqual([]);
    expect(ads()).toMatchObject({
      platform: 'yandex',
      slots: [
        { number: 1, id: 'R-A-1000001-1', placement: 'page' },
        { number: 2, id: 'R-A-1000001-3', placement: 'popUp' },
        { number: 3, id: 'R-A-1000001-2', placement: 'overlay' },
      ],
      slotStatus: { 1: 'waiting', 2: 'waiting', 3: 'waiting' },
      errors: [],
    });
  });

  it('loads no script while ads are off', async () => {
    const loadScript = vi.fn(() => Promise.resolve());
    const { ads, logged } = await openAds(
      { ads_use: '0', ads_key: 'bing' },
      { thirdParty: { loadScript } },
    );
    expect(ads()).toMatchObject({ platform: 'ads_none', errors: [] });
    expect(loadScript).not.toHaveBeenCalled();
    expect(logged).toEqual([]);
  });

  it('stores and logs once that the account of a platform lacks a field', async () => {
    const { ads, logged } = await openAds({ ads_key: 'leadstech' });
    expect(ads().errors).toEqual([
      { kind: 'fieldMissing', platform: 'leadstech', field: 'scriptUrl' },
    ]);
    expect(logged.filter((line) => line.includes('scriptUrl'))).toHaveLength(1);
    expect(new Set(Object.values(ads().slotStatus))).toEqual(new Set(['unfilled']));
  });

  it('stores that no platform is named', async () => {
    const { ads } = await openAds({ ads_key: '' });
    expect(ads().errors).toMatchObject([{ kind: 'platformMissing' }]);
  });

  it('stores that the page has no slot and still creates those of pop-up and overlay', async () => {
    const { ads } = await openAds({ ads_key: 'yandex', yandex_slot_registration: ' , ' });
    expect(ads().errors).toEqual([
      { kind: 'slotKeyMissing', platform: 'yandex', setting: 'yandex_slot_registration' },
    ]);
    expect(ads().slots.map(({ placement }) => placement)).toEqual(['popUp', 'overlay']);
  });

  it('stores and logs once that a slot has no wrapper in the page', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { ads, logged } = await openAds({
      ads_key: 'yandex',
      yandex_slot_overlay_registration: 'R-A-1000001-1',
      yandex_slot_pop_up_registration: '',
    });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(ads().errors).toEqual([
      { kind: 'wrapperMissing', platform: 'yandex', slotId: 'R-A-1000001-1' },
    ]);
    expect(logged.filter((line) => line.includes('no slot wrapper'))).toHaveLength(1);
  });

  it('marks a slot unfilled as Google reports it, though the script was late and the slot has a height', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const script = deferred();
    const loadScript = () => script.promise;
    const { ads, mount } = await openAds(
      { ...TWO_SLOTS, ads_key: 'google' },
      { thirdParty: { loadScript } },
    );
    mount();
    await vi.advanceTimersByTimeAsync(9_000);
    // The unit takes its size before there is an ad.
    setHeight(1, 280);
    script.resolve();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(ads().slotStatus).toEqual({ 1: 'loading', 2: 'unfilled' });
    document.querySelector('ins')?.setAttribute('data-ad-status', 'unfilled');
    await waitFor(() => expect(ads().slotStatus).toEqual({ 1: 'unfilled', 2: 'unfilled' }));
  });

  it('marks a slot of which Google reports nothing, after ten seconds, by the height of its content', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { ads, mount } = await openAds(TWO_SLOTS, {
      thirdParty: { loadScript: () => Promise.resolve() },
    });
    mount();
    setHeight(2, 280);
    // Including the 300 ms before the request.
    await vi.advanceTimersByTimeAsync(10_200);
    expect(ads().slotStatus).toEqual({ 1: 'loading', 2: 'loading' });
    await vi.advanceTimersByTimeAsync(200);
    expect(ads().slotStatus).toEqual({ 1: 'unfilled', 2: 'filled' });
  });

  it('marks a slot of a platform that reports nothing by the height of its content, at once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { ads, mount } = await openAds(
      { ads_key: 'adsfinpro' },
      { thirdParty: { loadScript: () => Promise.resolve() } },
    );
    mount();
    await vi.advanceTimersByTimeAsync(0);
    setHeight(1, 280);
    // As when the platform puts its block beside the host.
    document.querySelector('#slot-host-1')?.after(document.createElement('div'));
    await waitFor(() => expect(ads().slotStatus[1]).toBe('filled'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ads().slotStatus).toEqual({ 1: 'filled', 2: 'unfilled', 3: 'unfilled' });
  });

  it('logs an exception of an adapter, and marks its slot unfilled', async () => {
    const { ads, mount, logged } = await openAds(TWO_SLOTS, {
      thirdParty: { loadScript: () => Promise.reject(new Error('broken')) },
    });
    mount();
    await waitFor(() => expect(ads().slotStatus).toEqual({ 1: 'unfilled', 2: 'unfilled' }));
    expect(ads()).toMatchObject({ scriptFailure: null, errors: [] });
    expect(logged.filter((line) => line.includes('ads: broken'))).toHaveLength(2);
  });

  it('marks each slot filled or unfilled when the platform reports it', async () => {
    const globals = {
      Ya: {
        Context: {
          AdvManager: {
            render: (request: { blockId: string; onRender: () => void }, noFill: () => void) =>
              request.blockId.endsWith('-1') ? request.onRender() : noFill(),
          },
        },
      },
      yaContextCb: { push: (callback: () => void) => callback() },
    };
    const { ads, mount } = await openAds(
      { ads_key: 'yandex', yandex_slot_pop_up_registration: '' },
      { thirdParty: { window: globals, loadScript: () => Promise.resolve() } },
    );
    mount();
    await waitFor(() => expect(ads().slotStatus).toEqual({ 1: 'filled', 2: 'unfilled' }));
  });

  it('marks every slot unfilled and logs once when the script fails', async () => {
    const loadScript = () => Promise.reject(new ScriptError('blocked'));
    const { ads, mount, logged } = await openAds(
      { ads_key: 'adsfinpro' },
      { thirdParty: { loadScript } },
    );
    mount();
    await waitFor(() =>
      expect(ads().slotStatus).toEqual({ 1: 'unfilled', 2: 'unfilled', 3: 'unfilled' }),
    );
    expect(ads()).toMatchObject({ scriptFailure: 'blocked', errors: [] });
    expect(logged.filter((line) => line.includes('blocked'))).toHaveLength(1);
  });
});
