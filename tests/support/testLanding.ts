import { decideLanding } from '../../src/boot/decideLanding';
import type { KeySeed } from '../../src/boot/keySeed';
import type { Landing } from '../../src/boot/landing';
import { createUuid } from '../../src/lib/uuid';

interface TestLandingOptions extends Partial<Omit<Landing, 'url'>> {
  url: string;
  readCookie: (name: string) => readonly string[];
  fetch: typeof fetch;
}

/** What the inline script hands over where there is none; by default it has no connection. */
export function createTestLanding({ url, readCookie, ...replaced }: TestLandingOptions): Landing {
  return {
    ...decideLanding(url, readCookie),
    earlyParse: undefined,
    keySeed: createTestKeySeed(),
    approval: undefined,
    saveApproval: () => undefined,
    sendLead: () => Promise.resolve({ status: 0, text: '', isLate: false }),
    reloadOnce: () => Promise.resolve(false),
    handleRootParsed: () => undefined,
    takeForm: () => null,
    ...replaced,
  };
}

/** Lasts for one page: a test has no reload. */
function createTestKeySeed(): KeySeed {
  let seed = createUuid();
  return {
    get: () => seed,
    save: () => undefined,
    renew: () => {
      seed = createUuid();
    },
  };
}
