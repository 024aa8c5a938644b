// @vitest-environment happy-dom
/** Scripts of others replace globals after the page's own have loaded. */
import { beforeEach, expect, it, vi } from 'vitest';
import { createTransport } from '~/api/transport';
import { SlotImagesResponse } from '~/api/offer';
import { createLeadSender, type LeadEnd } from '~/application/sendLead';
import { readBuildVersion } from '~/config/buildVersion';
import { buildOfferLink, getErid } from '~/features/offers/offerLink';
import { findPartnerName } from '~/features/offers/partnerName';
import { hostInLetters } from '~/lib/hostInLetters';
import { setScriptUrl } from '~/lib/scriptUrl';
import { LEAD_EXAMPLE } from '~mocks/contract/requests';

beforeEach(() => void vi.resetModules());

const log = { warn: () => undefined, error: () => undefined };

/** Sends a lead that the service answers with an offer. */
function sendLead(): LeadEnd | undefined {
  let end: LeadEnd | undefined;
  const response = { status: 200, text: '{"offerUrl":"https://p.example/"}', isLate: false };
  const answered = {
    then: (take: (answer: typeof response) => void) => {
      take(response);
    },
  };
  const send = createLeadSender(
    () => answered as never,
    () => undefined,
  );
  send({ ...LEAD_EXAMPLE, consents: [] }, false, (result) => {
    ({ end } = result);
  });
  return end;
}

it('a lead is approved, and offers have their links, where a script has a variable named URL', () => {
  vi.stubGlobal('URL', 'https://theirs.example/');
  const end = sendLead();
  const parameters = { key: 'k', region: '', clickid: '', ya_click: '' };
  const link = buildOfferLink('https://p.example/?erid=a', parameters);
  const erid = getErid(link);
  const partner = findPartnerName('p.example', [
    { url: link, domainUrl: '', advertiserName: 'Лодка' } as never,
  ]);
  const script = document.createElement('script');
  setScriptUrl(script, 'https://ads.example/a.js');
  vi.unstubAllGlobals();
  expect(end).toMatchObject({ outcome: 'approved', approval: { offerUrl: 'https://p.example/' } });
  expect([link, erid, partner]).toEqual(['https://p.example/?erid=a&key=k', 'a', 'Лодка']);
  expect(script.src).toBe('https://ads.example/a.js');
});

it('a call is made where a script has a variable named URL', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response('["https://p.example/a.png"]')));
  const { get } = createTransport({ log, fetch, baseURL: 'https://s.example/api' });
  vi.stubGlobal('URL', 'https://theirs.example/');
  const result = await get('/a', {}, SlotImagesResponse);
  vi.unstubAllGlobals();
  expect(result).toMatchObject({ ok: true });
});

it('a lead is sent where a script has a variable named stop', async () => {
  const stop = vi.fn();
  vi.stubGlobal('stop', stop);
  const { download, holdDownloads } = await import('~/lib/downloads');
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { nextHopProtocol: 'http/1.1' } as PerformanceResourceTiming,
  ]);
  for (let count = 0; count < 3; count += 1) void download(() => new Promise(() => undefined));
  await Promise.resolve();
  vi.stubGlobal('stop', false);
  holdDownloads(Promise.resolve());
  expect(stop).toHaveBeenCalledOnce();
});

it('the page finds what has the keyboard’s focus where a script has a variable named CSS', async () => {
  vi.stubGlobal('CSS', { supports: () => true });
  const { focusVisible } = await import('~/lib/focusVisible');
  vi.stubGlobal('CSS', 'theirs');
  expect(focusVisible()).toBe(':focus-visible');
});

it('hosts and version are told where a library has replaced Array.from', () => {
  // As MooTools does: a text becomes a list of one, and no function maps.
  const from = vi.spyOn(Array, 'from');
  from.mockImplementation((items: Iterable<unknown> | ArrayLike<unknown>) =>
    typeof items === 'string' ? [items] : Array.prototype.slice.call(items),
  );
  document.head.innerHTML = '<script type="module" src="/assets/index-a1b2.js"></script>';
  const told = [hostInLetters('xn--80aafc7c0e.xn--p1ai'), readBuildVersion(document)];
  // Before the test ends: its runner uses it, too.
  from.mockRestore();
  expect(told).toEqual(['гавань.рф', expect.stringMatching(/\+a1b2$/)]);
});
