import { describe, expect, it } from 'vitest';
import { SCENARIO_GROUPS } from '~mocks/scenario';
import {
  DEFAULT_SCENARIO,
  parseScenarioName,
  SCENARIO_MODULES,
  SCENARIO_NAMES,
  SCENARIOS,
} from '~mocks/scenarios';
import {
  AD_PLATFORMS,
  BOOT_COOKIE,
  APP_COOKIE,
  DEFAULT_THEME_ALIAS,
  PUSH_SERVICES,
  THEME_COLORS,
} from '~/config/constants';
import { parseVisitCookie } from '~/features/visit/visitRecord';

const all = SCENARIO_NAMES.map((name) => SCENARIOS[name]);
const settings = all.map(({ service }) => service?.siteInfo);

describe('the scenarios', () => {
  it('have names that are unique across modules', () => {
    expect(SCENARIO_MODULES.flatMap((module) => Object.keys(module))).toEqual(SCENARIO_NAMES);
  });

  it('have a unique title, a group and a one-sentence description', () => {
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ group }) => group))).toEqual(new Set(SCENARIO_GROUPS));
    for (const { description } of all) expect(description).toMatch(/^[А-ЯЁC«].+\.$/);
  });

  it('are found by name; an unknown name is rejected with a list of the allowed ones', () => {
    expect(parseScenarioName('dark', 'scenario')).toBe('dark');
    expect(() => parseScenarioName('darkness', 'scenario')).toThrow(
      /^scenario="darkness" is not a scenario; allowed: first-visit, [^\n]+$/,
    );
    expect(SCENARIO_NAMES[0]).toBe(DEFAULT_SCENARIO);
  });

  it('include every theme, ad platform and push service', () => {
    const themes = all.map(({ expects }) => expects.theme ?? DEFAULT_THEME_ALIAS);
    expect(new Set(themes)).toEqual(new Set([DEFAULT_THEME_ALIAS, ...THEME_COLORS]));
    expect(settings.map((each) => each?.ads_key)).toEqual(
      expect.arrayContaining([...AD_PLATFORMS]),
    );
    const services = settings.map((each) => each?.push_service ?? 'none');
    expect(services).toEqual(expect.arrayContaining([...PUSH_SERVICES]));
  });

  it('set only cookies that the page reads', () => {
    const read = Object.values({ ...BOOT_COOKIE, ...APP_COOKIE }).map(({ name }): string => name);
    for (const name of SCENARIO_NAMES) {
      const { visit, ...others } = SCENARIOS[name].cookies ?? {};
      expect(read, name).toEqual(expect.arrayContaining(Object.keys(others)));
      if (visit === undefined) continue;
      expect(parseVisitCookie(visit), name).toMatchObject({ token: 'pt-earlier-1' });
    }
  });
});
