// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createScriptLoader, ScriptError } from '../../../src/lib/scriptLoader';

const ADDRESS = 'https://ads.example/a.js';

/** A document whose scripts end when a test says so: happy-dom would refuse them at once. */
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
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it('adds each address once, however often it is asked for', async () => {
    const { loadScript, scripts, end } = openDocument();
    const loads = [loadScript({ address: ADDRESS }), loadScript({ address: ADDRESS })];
    expect(scripts()).toHaveLength(1);
    end('load');
    await Promise.all(loads);
    await loadScript({ address: ADDRESS });
    expect(scripts()).toHaveLength(1);
    void loadScript({ address: 'https://ads.example/b.js' }).catch(() => undefined);
    expect(scripts()).toHaveLength(2);
  });

  it('adds it as asked: not blocking, with its attributes, in its place', async () => {
    const { page, loadScript, scripts, end } = openDocument();
    const into = page.body.appendChild(page.createElement('div'));
    const load = loadScript({ address: ADDRESS, attributes: { charset: 'UTF-8' }, into });
    const [script] = scripts();
    expect(script).toMatchObject({ async: true, src: ADDRESS, parentNode: into });
    expect(script?.getAttribute('charset')).toBe('UTF-8');
    end('load');
    await load;
  });

  it('rejects one that is blocked, and can try it again', async () => {
    const { loadScript, scripts, end } = openDocument();
    const load = loadScript({ address: ADDRESS });
    end('error');
    expect(await failureOf(load)).toBe('blocked');
    expect(scripts()).toHaveLength(0);
    const again = loadScript({ address: ADDRESS });
    expect(scripts()).toHaveLength(1);
    end('load');
    expect(await failureOf(again)).toBe('loaded');
  });

  it('gives up on one that hangs', async () => {
    const { loadScript } = openDocument();
    const load = failureOf(loadScript({ address: ADDRESS }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await load).toBe('timeout');
  });

  it('notices one that comes without what it is there for', async () => {
    const { loadScript, end } = openDocument();
    let isThere = false;
    const load = loadScript({ address: ADDRESS, isThere: () => isThere });
    end('load');
    expect(await failureOf(load)).toBe('noGlobal');
    isThere = true;
    const again = loadScript({ address: ADDRESS, isThere: () => isThere });
    end('load');
    expect(await failureOf(again)).toBe('loaded');
  });

  it('lets nothing it loads replace the document', async () => {
    const { page, loadScript, end } = openDocument();
    page.body.textContent = 'the form';
    const load = loadScript({ address: ADDRESS });
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
