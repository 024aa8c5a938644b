import { createPost } from '../../src/application/post';
import { createLeadSender } from '../../src/application/sendLead';
import { decideLanding } from '../../src/boot/decideLanding';
import { stripPhone } from '../../src/boot/stripPhone';
import type { Id } from '../../src/api/source';
import type { Landing } from '../../src/boot/landing';

interface TestLandingOptions extends Partial<Omit<Landing, 'url'>> {
  url: string;
  readCookie: (name: string) => readonly string[];
  fetch: typeof fetch;
  /** Called with the token of a lead that was answered. */
  forgetVisitPhone?: (token: Id) => void;
}

/** What the inline script hands over where there is none. */
export function createTestLanding({
  url,
  readCookie,
  forgetVisitPhone = () => undefined,
  ...replaced
}: TestLandingOptions): Landing {
  return {
    ...decideLanding(url, readCookie),
    strippedUrl: stripPhone(url),
    earlyParse: undefined,
    sendLead: createLeadSender(createPost(replaced.fetch), forgetVisitPhone),
    saveApproval: () => undefined,
    reloadPage: () => undefined,
    reloadOnce: () => Promise.resolve(false),
    takeForm: () => null,
    ...replaced,
  };
}
