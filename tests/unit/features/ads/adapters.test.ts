// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SlotPlacement } from '~/api/site';
import { AD_ADAPTERS } from '~/features/ads/adapters/adAdapters';
import {
  googleAdapter,
  googleManyAdapter,
  googleNotStartAdapter,
} from '~/features/ads/adapters/googleAdapters';
import type { AdAdapter } from '~/features/ads/adapters/adAdapter';
import { yandexAdapter } from '~/features/ads/adapters/yandexAdapter';
import { ScriptError, type ScriptRequest } from '~/lib/scriptLoader';

/** Shows slots with a fake script; `onLoad` sets the globals that it would set. */
function showSlots(
  adapter: AdAdapter,
  ids: string[],
  onLoad: (globals: object) => void = () => undefined,
  placement: SlotPlacement = 'page',
) {
  const globals: Record<string, unknown> = {};
  const requests: ScriptRequest[] = [];
  const reported: string[] = [];
  const context = {
    window: globals,
    account: { alias: 'demo', accountId: 'ca-pub-1', scriptUrl: 'https://leads.example/s.js' },
    loadScript: (request: ScriptRequest) => {
      requests.push(request);
      onLoad(globals);
      return request.isReady?.() === false
        ? Promise.reject(new ScriptError('missingGlobal'))
        : Promise.resolve();
    },
  };
  const hosts = ids.map((_id, index) => {
    const host = document.createElement('div');
    host.id = `slot-host-${index + 1}`;
    return document.body.appendChild(host);
  });
  const shown = Promise.allSettled(
    hosts.map((host, index) =>
      adapter.show(
        {
          id: ids[index] ?? '',
          host,
          placement,
          isFirst: index === 0,
          onFilled: () => void reported.push(`${host.id} filled`),
          onUnfilled: () => void reported.push(`${host.id} unfilled`),
        },
        context,
      ),
    ),
  );
  return { globals, requests, reported, hosts, shown };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => document.body.replaceChildren());

describe('the yandex adapter', () => {
  interface RenderRequest {
    blockId: string;
    renderTo: string;
    onRender: () => void;
    onError: () => void;
  }
  const withManager = (render: (request: RenderRequest, noFill: () => void) => void) => {
    return (globals: object) => {
      const waiting: unknown = Reflect.get(globals, 'yaContextCb');
      Reflect.set(globals, 'Ya', { Context: { AdvManager: { render } } });
      const run = (callback: () => void) => callback();
      if (Array.isArray(waiting)) (waiting as (() => void)[]).forEach(run);
      Reflect.set(globals, 'yaContextCb', { push: run });
    };
  };

  it('asks for a floor ad, which has no place in the page, for a pop-up slot', async () => {
    const requests: object[] = [];
    const render = (request: object) => void requests.push(request);
    const { shown, reported } = showSlots(yandexAdapter, ['R-A-9'], withManager(render), 'popUp');
    await shown;
    expect(requests).toEqual([{ blockId: 'R-A-9', type: 'floorAd', platform: 'desktop' }]);
    expect(reported).toEqual([]);
  });

  it('renders each block in its slot, before and after the script has loaded', async () => {
    const render = vi.fn((request: RenderRequest) => request.onRender());
    let isLoaded = false;
    const { requests, reported, shown } = showSlots(
      yandexAdapter,
      ['R-A-1-1', 'R-A-1-2'],
      (globals) => {
        if (!isLoaded) withManager(render)(globals);
        isLoaded = true;
      },
    );
    await shown;
    expect(requests[0]?.url).toBe('https://yandex.ru/ads/system/context.js');
    expect(render.mock.calls.map(([{ blockId, renderTo }]) => [blockId, renderTo])).toEqual([
      ['R-A-1-1', 'slot-host-1'],
      ['R-A-1-2', 'slot-host-2'],
    ]);
    expect(reported).toEqual(['slot-host-1 filled', 'slot-host-2 filled']);
  });

  it.each<[string, Parameters<typeof withManager>[0]]>([
    ['no fill', (_request, noFill) => noFill()],
    ['an error', (request) => request.onError()],
    [
      'an exception',
      () => {
        throw new Error('broken');
      },
    ],
  ])('reports an unfilled slot on %s', async (_case, render) => {
    const { shown, reported } = showSlots(yandexAdapter, ['R-A-1-1'], withManager(render));
    await shown;
    expect(reported).toEqual(['slot-host-1 unfilled']);
  });

  it('rejects a script without its global', async () => {
    const [result] = await showSlots(yandexAdapter, ['R-A-1-1']).shown;
    expect(result).toMatchObject({ status: 'rejected', reason: { failure: 'missingGlobal' } });
  });
});

describe('the google adapters', () => {
  const queueOf = (globals: Record<string, unknown>) => globals['adsbygoogle'] ?? [];

  it('google pushes one display unit 300 ms after the script has loaded', async () => {
    const { globals, requests, hosts, reported, shown } = showSlots(googleAdapter, ['11', '12']);
    await vi.advanceTimersByTimeAsync(299);
    expect(queueOf(globals)).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    await shown;
    expect(queueOf(globals)).toEqual([{}]);
    expect(requests).toMatchObject([
      {
        url: 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1',
        attributes: { crossorigin: 'anonymous' },
      },
    ]);
    const unit = hosts[0]?.querySelector('ins');
    expect(unit?.className).toBe('adsbygoogle');
    expect(unit?.dataset).toMatchObject({ adClient: 'ca-pub-1', adSlot: '11', adFormat: 'auto' });
    expect(hosts[1]?.childElementCount).toBe(0);
    expect(reported).toEqual(['slot-host-2 unfilled']);
  });

  it('google_many pushes once for every slot', async () => {
    const { globals, hosts, shown } = showSlots(googleManyAdapter, ['11', '12', '13']);
    await vi.advanceTimersByTimeAsync(300);
    await shown;
    expect(queueOf(globals)).toEqual([{}, {}, {}]);
    expect(hosts.map((host) => host.querySelector('ins')?.dataset['adSlot'])).toEqual([
      '11',
      '12',
      '13',
    ]);
  });

  it('google_not_start loads the script, adds units without a push and reports what the script marks them as', async () => {
    const { globals, requests, hosts, reported, shown } = showSlots(googleNotStartAdapter, [
      '11',
      '12',
    ]);
    await vi.advanceTimersByTimeAsync(1_000);
    await shown;
    expect(requests[0]?.url).toContain('adsbygoogle.js');
    expect(queueOf(globals)).toHaveLength(0);
    for (const [index, status] of ['filled', 'unfilled'].entries())
      hosts[index]?.querySelector('ins')?.setAttribute('data-ad-status', status);
    await vi.advanceTimersByTimeAsync(10);
    expect(reported).toEqual(['slot-host-1 filled', 'slot-host-2 unfilled']);
  });

  it('google reports an unfilled slot when the push throws', async () => {
    const { reported, shown } = showSlots(googleAdapter, ['11'], (globals) => {
      const push = () => {
        throw new Error('No slot size for availableWidth=0');
      };
      Reflect.set(globals, 'adsbygoogle', { push });
    });
    await vi.advanceTimersByTimeAsync(300);
    await shown;
    expect(reported).toEqual(['slot-host-1 unfilled']);
  });
});

describe('the adsfinpro adapter', () => {
  it('adds a marker and a script to every slot', async () => {
    const { requests, hosts, shown } = showSlots(AD_ADAPTERS.adsfinpro, [
      '100000000000000001',
      '../2',
    ]);
    await shown;
    expect(hosts[0]?.querySelector('ins')?.id).toBe('place_100000000000000001');
    expect(requests.map(({ url }) => url)).toEqual([
      'https://front.adsfin.net/place/100000000000000001/',
      'https://front.adsfin.net/place/..%2F2/',
    ]);
    expect(requests[0]?.parent).toBe(hosts[0]);
  });
});

describe('the leadstech adapter', () => {
  it('uses the script and the account of the site config', async () => {
    const { requests, shown } = showSlots(AD_ADAPTERS.leadstech, ['101']);
    await shown;
    expect(requests).toMatchObject([
      { url: 'https://leads.example/s.js', attributes: { 'data-alias': 'demo' } },
    ]);
  });
});
