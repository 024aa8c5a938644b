// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createScriptLoader, ScriptError } from '~/lib/scriptLoader';

const SCRIPT_URL = 'https://ads.example/a.js';

/** A document whose scripts load or fail when the test says so: happy-dom fails them at once. */
function openDocument() {
  const page = document.implementation.createHTMLDocument();
  vi.spyOn(page, 'createElement').mockImplementation((name: string) =>
    document.createElement(name === 'script' ? 'x-script' : name),
  );
  const scripts = () => [...page.querySelectorAll('x-script')];
  const end = (how: 'load' | 'error') => scripts()[0]?.dispatchEvent(new Event(how));
  return { page, scripts, end, loadScript: createScriptLoader(page, 1_000) };
}

const failureOf = (load: Promise<void>) =>
  load.then(
    () => 'loaded',
    (error: unknown) => (error instanceof ScriptError ? error.failure : error),
  );

describe('the script loader', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('adds each url once, however often it is requested', async () => {
    const { loadScript, scripts, end } = openDocument();
    const loads = [loadScript({ url: SCRIPT_URL }), loadScript({ url: SCRIPT_URL })];
    expect(scripts()).toHaveLength(1);
    end('load');
    await Promise.all(loads);
    await loadScript({ url: SCRIPT_URL });
    expect(scripts()).toHaveLength(1);
    void loadScript({ url: 'https://ads.example/b.js' }).catch(() => undefined);
    expect(scripts()).toHaveLength(2);
  });

  it('adds an async script with the given attributes to the given parent', async () => {
    const { page, loadScript, scripts, end } = openDocument();
    const parent = page.body.appendChild(page.createElement('div'));
    const load = loadScript({ url: SCRIPT_URL, attributes: { charset: 'UTF-8' }, parent });
    const [script] = scripts();
    expect(script).toMatchObject({ async: true, src: SCRIPT_URL, parentNode: parent });
    expect(script?.getAttribute('charset')).toBe('UTF-8');
    end('load');
    await load;
  });

  it('rejects a blocked script and loads it on the next request', async () => {
    const { loadScript, scripts, end } = openDocument();
    const load = loadScript({ url: SCRIPT_URL });
    end('error');
    expect(await failureOf(load)).toBe('blocked');
    expect(scripts()).toHaveLength(0);
    const again = loadScript({ url: SCRIPT_URL });
    expect(scripts()).toHaveLength(1);
    end('load');
    expect(await failureOf(again)).toBe('loaded');
  });

  it('rejects a script that hangs longer than the timeout', async () => {
    const { loadScript } = openDocument();
    const load = failureOf(loadScript({ url: SCRIPT_URL }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await load).toBe('timeout');
  });

  it('rejects a url that is not https, and leaves no timer running', async () => {
    const { loadScript, scripts } = openDocument();
    expect(await failureOf(loadScript({ url: 'http://ads.example/a.js' }))).toBeInstanceOf(
      TypeError,
    );
    expect(scripts()).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects a script that loads without its global', async () => {
    const { loadScript, end } = openDocument();
    let isReady = false;
    const load = loadScript({ url: SCRIPT_URL, isReady: () => isReady });
    end('load');
    expect(await failureOf(load)).toBe('missingGlobal');
    isReady = true;
    const again = loadScript({ url: SCRIPT_URL, isReady: () => isReady });
    end('load');
    expect(await failureOf(again)).toBe('loaded');
  });

  it('blocks document.open and document.write after a load', async () => {
    const { page, loadScript, end } = openDocument();
    page.body.textContent = 'the form';
    const load = loadScript({ url: SCRIPT_URL });
    end('load');
    await load;
    const open: unknown = Reflect.get(page, 'open');
    const write: unknown = Reflect.get(page, 'write');
    for (const method of [open, write]) {
      if (typeof method === 'function') Reflect.apply(method, page, ['<p>an ad</p>']);
    }
    expect(page.body.textContent).toBe('the form');
  });
});
