// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { place as empty } from '../../../../src/features/ads/places/emptyPlace';
import { place as finpro } from '../../../../src/features/ads/places/finproPlace';
import { place as googleIdle } from '../../../../src/features/ads/places/googleIdlePlace';
import { place as googleMany } from '../../../../src/features/ads/places/googleManyPlace';
import { place as google } from '../../../../src/features/ads/places/googlePlace';
import { place as leadstech } from '../../../../src/features/ads/places/leadstechPlace';
import type { Place } from '../../../../src/features/ads/places/place';
import { place as yandex } from '../../../../src/features/ads/places/yandexPlace';
import { ScriptError, type ScriptRequest } from '../../../../src/lib/scriptLoader';

/** Opens slots at a platform whose script is a fake: what it leaves on the page is up to the test. */
function openSlots(place: Place, ids: string[], onLoad: (page: object) => void = () => undefined) {
  const page: Record<string, unknown> = {};
  const requests: ScriptRequest[] = [];
  const told: string[] = [];
  const context = {
    page,
    account: { alias: 'demo', accountId: 'ca-pub-1', scriptUrl: 'https://leads.example/s.js' },
    loadScript: (request: ScriptRequest) => {
      requests.push(request);
      onLoad(page);
      return request.isThere?.() === false
        ? Promise.reject(new ScriptError('noGlobal'))
        : Promise.resolve();
    },
  };
  const hosts = ids.map((_id, index) => {
    const host = document.createElement('div');
    host.id = `place-${index + 1}`;
    return document.body.appendChild(host);
  });
  const shown = Promise.allSettled(
    hosts.map((host, index) =>
      place.show(
        {
          id: ids[index] ?? '',
          host,
          isFirst: index === 0,
          onFilled: () => void told.push(`${host.id} filled`),
          onEmpty: () => void told.push(`${host.id} empty`),
        },
        context,
      ),
    ),
  );
  return { page, requests, told, hosts, shown };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('yandex', () => {
  interface RenderRequest {
    blockId: string;
    renderTo: string;
    onRender: () => void;
    onError: () => void;
  }
  const withManager = (render: (request: RenderRequest, noFill: () => void) => void) => {
    return (page: object) => {
      const waiting: unknown = Reflect.get(page, 'yaContextCb');
      Reflect.set(page, 'Ya', { Context: { AdvManager: { render } } });
      const run = (callback: () => void) => callback();
      if (Array.isArray(waiting)) (waiting as (() => void)[]).forEach(run);
      Reflect.set(page, 'yaContextCb', { push: run });
    };
  };

  it('renders each block into its slot, before and after the script has come', async () => {
    const render = vi.fn((request: RenderRequest) => request.onRender());
    let isLoaded = false;
    const { requests, told, shown } = openSlots(yandex, ['R-A-1-1', 'R-A-1-2'], (page) => {
      if (!isLoaded) withManager(render)(page);
      isLoaded = true;
    });
    await shown;
    expect(requests[0]?.address).toBe('https://yandex.ru/ads/system/context.js');
    expect(render.mock.calls.map(([{ blockId, renderTo }]) => [blockId, renderTo])).toEqual([
      ['R-A-1-1', 'place-1'],
      ['R-A-1-2', 'place-2'],
    ]);
    expect(told).toEqual(['place-1 filled', 'place-2 filled']);
  });

  it('is told of no ad, of an error and of one that is thrown', async () => {
    const noFill = openSlots(
      yandex,
      ['R-A-1-1'],
      withManager((_request, tell) => tell()),
    );
    const error = openSlots(
      yandex,
      ['R-A-1-1'],
      withManager((request) => request.onError()),
    );
    const thrown = openSlots(
      yandex,
      ['R-A-1-1'],
      withManager(() => {
        throw new Error('broken');
      }),
    );
    for (const { shown, told } of [noFill, error, thrown]) {
      await shown;
      expect(told).toEqual(['place-1 empty']);
    }
  });

  it('notices a script without its global', async () => {
    const [result] = await openSlots(yandex, ['R-A-1-1']).shown;
    expect(result).toMatchObject({ status: 'rejected', reason: { failure: 'noGlobal' } });
  });
});

describe('google', () => {
  const queueOf = (page: Record<string, unknown>) => page['adsbygoogle'] ?? [];

  it('starts one display unit, 300 ms after the script has come', async () => {
    const { page, requests, hosts, told, shown } = openSlots(google, ['11', '12']);
    await vi.advanceTimersByTimeAsync(299);
    expect(queueOf(page)).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    await shown;
    expect(queueOf(page)).toEqual([{}]);
    expect(requests).toMatchObject([
      {
        address: 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1',
        attributes: { crossorigin: 'anonymous' },
      },
    ]);
    const unit = hosts[0]?.querySelector('ins');
    expect(unit?.className).toBe('adsbygoogle');
    expect(unit?.dataset).toMatchObject({ adClient: 'ca-pub-1', adSlot: '11', adFormat: 'auto' });
    expect(hosts[1]?.childElementCount).toBe(0);
    expect(told).toEqual(['place-2 empty']);
  });

  it('as google_many pushes once for every slot', async () => {
    const { page, hosts, shown } = openSlots(googleMany, ['11', '12', '13']);
    await vi.advanceTimersByTimeAsync(300);
    await shown;
    expect(queueOf(page)).toEqual([{}, {}, {}]);
    expect(hosts.map((host) => host.querySelector('ins')?.dataset['adSlot'])).toEqual([
      '11',
      '12',
      '13',
    ]);
  });

  it('as google_not_start has script and units, and pushes nothing', async () => {
    const { page, requests, hosts, shown } = openSlots(googleIdle, ['11', '12']);
    await vi.advanceTimersByTimeAsync(1_000);
    await shown;
    expect(requests[0]?.address).toContain('adsbygoogle.js');
    expect(hosts.every((host) => host.querySelector('ins') !== null)).toBe(true);
    expect(queueOf(page)).toHaveLength(0);
  });

  it('leaves a slot empty when the push throws', async () => {
    const { told, shown } = openSlots(google, ['11'], (page) => {
      const push = () => {
        throw new Error('No slot size for availableWidth=0');
      };
      Reflect.set(page, 'adsbygoogle', { push });
    });
    await vi.advanceTimersByTimeAsync(300);
    await shown;
    expect(told).toEqual(['place-1 empty']);
  });

  it.each([
    ['filled', 'place-1 filled'],
    ['unfilled', 'place-1 empty'],
  ])('is told that a unit is %s', async (status, expected) => {
    const { hosts, told } = openSlots(googleIdle, ['11']);
    hosts[0]?.querySelector('ins')?.setAttribute('data-ad-status', status);
    await vi.advanceTimersByTimeAsync(10);
    expect(told).toEqual([expected]);
  });
});

describe('adsfinpro', () => {
  it('has a mark and a script of its own in every slot', async () => {
    const { requests, hosts, shown } = openSlots(finpro, ['100000000000000001', '../2']);
    await shown;
    expect(hosts[0]?.querySelector('ins')?.id).toBe('place_100000000000000001');
    expect(requests.map(({ address }) => address)).toEqual([
      'https://front.adsfin.net/place/100000000000000001/',
      'https://front.adsfin.net/place/..%2F2/',
    ]);
    expect(requests[0]?.into).toBe(hosts[0]);
  });
});

describe('leadstech', () => {
  it('takes its script and its account from the site config', async () => {
    expect(leadstech.needs).toEqual(['alias', 'scriptUrl']);
    const { requests, shown } = openSlots(leadstech, ['101']);
    await shown;
    expect(requests).toMatchObject([
      { address: 'https://leads.example/s.js', attributes: { 'data-alias': 'demo' } },
    ]);
  });
});

describe('ads_none', () => {
  it('loads nothing', async () => {
    const { requests, told, shown } = openSlots(empty, ['1']);
    await shown;
    expect(requests).toEqual([]);
    expect(told).toEqual(['place-1 empty']);
  });
});
