// @vitest-environment happy-dom
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SCENARIO_GROUPS } from '../../../mocks/scenario';
import {
  DEFAULT_SCENARIO,
  readScenarioName,
  SCENARIO_NAMES,
  SCENARIOS,
} from '../../../mocks/scenarios';
import { AD_PLATFORMS, COOKIE, PUSH_SERVICES, THEME_COLORS } from '../../../src/config/constants';
import { selectAdErrors, selectAdPlatform } from '../../../src/features/ads/adsSlice';
import { selectIsPageReady } from '../../../src/features/page/pageSlice';
import { selectPushService } from '../../../src/features/push/pushSlice';
import { parseVisitCookie } from '../../../src/features/visit/visitRecord';
import { newVisitor, openTestPage, type TestPage } from '../../support/testPage';

const PAGE = 'http://localhost:3000/';
const FOLDER = 'mocks/scenarios';

/** Names of scenarios whose calls never end by themselves: those need a clock, and are left to the browser. */
const waiting = SCENARIO_NAMES.filter((name) =>
  Object.values(SCENARIOS[name].service?.faults ?? {}).some(
    ({ kind }) => kind === 'hang' || kind === 'slow',
  ),
);

/** The page as the scenario's visitor finds it, started and settled. */
async function open(name: (typeof SCENARIO_NAMES)[number]): Promise<TestPage> {
  const { address = '/', cookies, service = {} } = SCENARIOS[name];
  const visitor = newVisitor();
  const nowSec = Math.floor(visitor.clock.now() / 1000);
  const brought = cookies?.({ url: new URL(address, PAGE).href.split('?')[0] ?? '', nowSec });
  Object.entries(brought ?? {}).forEach(([cookie, value]) =>
    visitor.cookies.set(cookie, value, 999),
  );
  const page = openTestPage({ address: new URL(address, PAGE).href, visitor, service });
  await page.start();
  return page;
}

describe('the list of scenarios', () => {
  it('knows every file of the folder, by its name', () => {
    const files = readdirSync(FOLDER)
      .filter((file) => file !== 'index.ts')
      .map((file) => file.replace(/\.ts$/, ''));
    expect([...SCENARIO_NAMES].sort()).toEqual(files.sort());
  });

  it('gives each a title of its own, a group and a sentence', () => {
    const all = SCENARIO_NAMES.map((name) => SCENARIOS[name]);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ group }) => group))).toEqual(new Set(SCENARIO_GROUPS));
    for (const { about } of all) expect(about).toMatch(/^[А-ЯЁC«].+\.$/);
  });

  it('a name that does not exist is refused in one line that lists those that do', () => {
    expect(readScenarioName('dark', 'scenario')).toBe('dark');
    expect(() => readScenarioName('darkness', 'scenario')).toThrow(
      /^scenario="darkness" is not a scenario; allowed: first-visit, [^\n]+$/,
    );
    expect(SCENARIO_NAMES[0]).toBe(DEFAULT_SCENARIO);
  });

  it.each(SCENARIO_NAMES)(
    '%s brings only cookies of the page, and visits that can be read',
    (name) => {
      const names: string[] = Object.values(COOKIE).map((cookie) => cookie.name);
      const cookies = SCENARIOS[name].cookies?.({ url: PAGE, nowSec: 1_800_000_000 }) ?? {};
      for (const cookie of Object.keys(cookies)) expect(names).toContain(cookie);
      const { visit } = cookies;
      if (visit !== undefined && name !== 'spoiled-cookies') {
        expect(parseVisitCookie(visit)).toMatchObject({ token: 'pt-earlier-1' });
      }
    },
  );
});

describe('without a browser', () => {
  it.each(SCENARIO_NAMES.filter((name) => !waiting.includes(name)))(
    '%s starts, in its theme, and the log holds what it says',
    async (name) => {
      const { expects } = SCENARIOS[name];
      const page = await open(name);
      expect(selectIsPageReady(page.store.getState())).toBe(true);
      expect(page.effects.theme).toBe(expects.theme ?? 'default');
      const calls = page.logged.filter((line) => line.includes('failed: '));
      const isSaid = (line: string) => expects.logs?.some((part) => line.includes(part));
      expect(calls.filter((line) => isSaid(line) !== true)).toEqual([]);
    },
  );

  it('every theme, ad platform and push service has one', async () => {
    const themes = new Set<string>();
    const platforms = new Set<string>();
    const services = new Set<string>();
    const mistakes = new Set<string>();
    for (const name of SCENARIO_NAMES.filter((each) => !waiting.includes(each))) {
      const { store, effects } = await open(name);
      themes.add(effects.theme ?? '');
      platforms.add(selectAdPlatform(store.getState()));
      services.add(selectPushService(store.getState()));
      selectAdErrors(store.getState()).forEach(({ kind }) => mistakes.add(kind));
    }
    expect([...themes].sort()).toEqual(['default', ...THEME_COLORS].sort());
    expect([...platforms].sort()).toEqual([...AD_PLATFORMS].sort());
    for (const service of PUSH_SERVICES) expect(services).toContain(service);
    for (const kind of ['platformMissing', 'aliasUnknown', 'fieldMissing', 'slotKeyMissing']) {
      expect(mistakes).toContain(kind);
    }
  });
});
