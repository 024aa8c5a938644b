/** An order in the simulation: does each step, and checks after it what must hold. */
import type fc from 'fast-check';
import { createMockService, type MockService } from '~mocks/service';
import { readBody, type RawResponse } from '~/api/rawResponse';
import type { SiteConfig } from '~/config/site';
import { ACCEPT_NAME } from '~/application/applicationState';
import { isRecord } from '~/lib/readUnknown';
import { demo } from '../../support/sites';
import { check } from '../invariants';
import { Ledger } from '../ledger';
import {
  describeStep,
  VISIT_PHONE,
  type Act,
  type Happening,
  type Step,
  type World,
} from '../order';
import type { RunBootScript } from './bootScript';
import { freeze, pass, settle, startClock, stopClock } from './clock';
import { Network } from './network';
import type { Page } from './page';
import { Tab, type RestoredField } from './tab';
import { Visitor } from './visitor';

/** A wait of the page ends in this time, unless it is followed by another one. */
const WAIT_MS = 11_000;
/** For the visit's source, its retry, the consents, the scripts and the answer. */
const WAITS = 4;
/** Everything that can be on its way arrives in so many deliveries. */
const MAX_DELIVERIES = 100;

const ORIGIN = 'http://localhost:3000';

/** Ports that deliver their message by the fake clock. */
class FakeMessageChannel {
  readonly port1 = { onmessage: (): void => undefined, close: () => undefined };
  readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage(), 0) };
}

/** A page is parsed once for each config. */
const sites = new Map<string, SiteConfig>();

function siteOf({ variant, startsTicked }: World): SiteConfig {
  const key = `${variant} ${String(startsTicked)}`;
  const site = sites.get(key) ?? {
    ...demo,
    consent: { variant, startsTicked },
    lead: { sendsConsents: true },
  };
  sites.set(key, site);
  return site;
}

function landingUrl({ isFromAd, visitPhone }: World): string {
  const query = [
    ...(isFromAd ? ['utm_source=yandex'] : []),
    ...(visitPhone === 'url' ? [`telephone=${VISIT_PHONE}`] : []),
  ].join('&');
  return `${ORIGIN}/${query === '' ? '' : `?${query}`}`;
}

export class Simulation {
  /** What has happened so far, a line for each step. */
  readonly trace: string[] = [];
  private readonly service: MockService;
  private readonly network: Network;
  private readonly ledger: Ledger;
  private readonly tab: Tab;
  private readonly visitor: Visitor;
  /** What has failed in the middle of the page's work, where it would be lost. */
  private failure: unknown = null;
  /** True once the page knows that the service asks for the configured consents. */
  private areConfiguredDue = false;
  /** The load that has got a readable answer; null before, and once another load has a visit of its own. */
  private answeredIn: Page | null = null;
  /** How often the page has reloaded itself. */
  private ownReloads = 0;
  private readonly nativeMessageChannel = MessageChannel;

  constructor(
    private readonly world: World,
    schedulers: readonly fc.Scheduler[],
    runBootScript: RunBootScript,
  ) {
    startClock();
    Object.assign(globalThis, { MessageChannel: FakeMessageChannel });
    const { usesOldCheckbox, isChecked, visitPhone } = world;
    this.service = createMockService({
      knownTokens: 'any',
      siteInfo: { use_old_checkbox: usesOldCheckbox ? '1' : '0' },
      checkboxConfig: { is_checked: isChecked ? '1' : '0' },
      source: visitPhone === 'service' ? { telephone: VISIT_PHONE } : {},
    });
    this.network = new Network(this.service, {
      requested: (call, headers, body) => {
        if (call === 'nextOffer') this.keepFailure(() => this.ledger.send(headers, body));
      },
      handled: (call) => {
        if (call === 'nextOffer') this.keepFailure(() => this.ledger.handle());
      },
      responded: (call, response) => {
        if (call === 'nextOffer' && this.ledger.answer(response)) this.answeredIn = this.tab.page;
        // The service may bring the phone again, for the visit of another load.
        if (call === 'parseSource' && this.answeredIn !== this.tab.page) this.answeredIn = null;
        if (call === 'siteInfo') this.readSettings(response);
      },
    });
    this.ledger = new Ledger(
      () => this.service.leads.length,
      (name) => this.isGiven(name),
      () => this.visitor.readShown(),
    );
    this.visitor = new Visitor(this.ledger, world.startsTicked);
    this.tab = new Tab({
      world,
      url: landingUrl(world),
      site: siteOf(world),
      network: this.network,
      schedulers,
      runBootScript,
    });
    if (visitPhone === 'cookie') {
      const visit = { url: `${ORIGIN}/`, token: 'token', telephone: VISIT_PHONE };
      this.tab.setCookie(`visit=${encodeURIComponent(JSON.stringify(visit))};max-age=1000000`);
    }
  }

  async open(): Promise<void> {
    this.tab.open();
    await this.settle();
  }

  close(): void {
    this.tab.leave();
    this.tab.followNavigation();
    this.service.close();
    Object.assign(globalThis, { MessageChannel: this.nativeMessageChannel });
    Reflect.deleteProperty(document, 'cookie');
    Reflect.deleteProperty(document, 'URL');
    stopClock();
  }

  /** @throws BrokenInvariant */
  async perform(step: Step): Promise<void> {
    const before = this.network.arrived.length;
    try {
      await this.doStep(step);
    } finally {
      const arrived = this.network.arrived.slice(before).join(', ');
      this.trace.push(describeStep(step) + (arrived === '' ? '' : `: ${arrived}`));
    }
  }

  private async doStep(step: Step): Promise<void> {
    await this.happen(step);
    await this.settle();
    this.checkAll();
  }

  /**
   * With everything healed, the visitor does what the page asks for, and presses.
   *
   * @throws BrokenInvariant
   */
  async finish(): Promise<void> {
    this.trace.push('with everything healed');
    this.network.heal();
    await this.exhaust();
    if (this.tab.page === null) {
      this.tab.open();
      await this.exhaust();
    }
    this.visitor.checkUsable();
    // A consent may turn out to be due, and a page may have to be loaded anew.
    for (let attempt = 0; attempt < 4 && !this.visitor.isApproved(); attempt += 1) {
      this.visitor.finish();
      await this.exhaust();
      this.visitor.checkUsable();
    }
    const isApproved = this.visitor.isApproved();
    check('offerInTheEnd', isApproved, () => JSON.stringify(this.visitor.readShown()));
    this.checkAll();
  }

  private async happen(step: Step): Promise<void> {
    const happenings: Partial<Record<Step['does'], (step: never) => unknown>> = this.happenings;
    const happening = happenings[step.does];
    if (happening === undefined) this.visitor.act(step as Act);
    else await happening(step as never);
  }

  /** What is nobody's doing. */
  private readonly happenings: {
    readonly [Does in Happening['does']]: (step: Extract<Happening, { does: Does }>) => unknown;
  } = {
    reload: () => this.reload(true),
    discard: () => this.reload(false),
    freeze: ({ ms }) => freeze(ms, this.network.isBusy),
    wait: ({ ms }) => pass(ms, this.network.isBusy),
    'go offline': () => (this.network.isOnline = false),
    'go online': () => (this.network.isOnline = true),
    deliver: ({ count }) => this.deliver(count),
    'deliver until': ({ state }) =>
      this.deliver(MAX_DELIVERIES, () =>
        state === 'app' ? this.tab.page?.hasApp === true : this.visitor.hasForm(),
      ),
    hold: async ({ count }) => {
      this.visitor.act({ does: 'pointer down' });
      await this.deliver(count);
      this.visitor.act({ does: 'pointer up' });
    },
    scroll: async ({ on, count }) => {
      this.visitor.act({ does: 'finger down', on });
      await this.deliver(count);
      this.visitor.act({ does: 'finger scrolls' });
    },
    'break call': ({ call, by }) => this.network.breakCall(call, by),
    'break script': ({ script }) => this.network.breakScript(script),
  };

  private reload(hasWarning: boolean): void {
    const { page } = this.tab;
    // Away: the visitor comes back.
    if (page === null) this.tab.open();
    else this.forgetPage(this.tab.reload(hasWarning), hasWarning && !page.hasApp);
  }

  /**
   * @param fields those of the page that is left
   * @param areKept by the page itself
   */
  private forgetPage(fields: readonly RestoredField[], areKept: boolean): void {
    this.areConfiguredDue = false;
    const isKept = areKept || this.world.restores !== 'never';
    this.visitor.leavePage(isKept ? fields.map(({ name }) => name) : []);
  }

  private async settle(): Promise<void> {
    await settle(this.network.isBusy);
    const { page } = this.tab;
    this.failure ??= page?.failure ?? null;
    this.checkReload();
    const fields = this.tab.followNavigation();
    if (page !== null && this.tab.page !== page) {
      // By the page itself, or by the button of the note that it is incomplete.
      this.forgetPage(fields, true);
      await settle(this.network.isBusy);
    }
    if (this.failure !== null) throw this.failure as Error;
  }

  /** Before the page reloads itself. */
  private checkReload(): void {
    if (!this.tab.isReloadDue || this.visitor.hasAskedForReload) return;
    this.ownReloads += 1;
    check('reloadsOnce', this.ownReloads < 2, () => 'it reloads again');
    check('reloadsOnce', !this.visitor.hasTouched, () => 'the visitor has begun');
  }

  private async deliver(count: number, isEnough = () => false): Promise<void> {
    for (let left = count; left > 0 && !isEnough(); left -= 1) {
      const scheduler = this.tab.page?.scheduler;
      if (scheduler === undefined || scheduler.count() === 0) return;
      await scheduler.waitNext(1);
      await this.settle();
    }
  }

  /** Delivers everything, and waits until every wait of the page has ended. */
  private async exhaust(): Promise<void> {
    await this.settle();
    for (let wait = 0; wait < WAITS; wait += 1) {
      await this.deliver(MAX_DELIVERIES);
      await pass(WAIT_MS, this.network.isBusy);
      await this.settle();
    }
  }

  private keepFailure(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.failure ??= error;
    }
  }

  private readSettings(response: RawResponse): void {
    const body = readBody(response);
    if (isRecord(body)) this.areConfiguredDue = body['use_old_checkbox'] === '0';
  }

  /** By the visitor, or where the site lets a consent start as given. */
  private isGiven(name: string): boolean {
    const chosen = this.visitor.choiceOf(name);
    if (chosen !== undefined) return chosen;
    const { variant, startsTicked, isChecked } = this.world;
    if (name !== ACCEPT_NAME) return isChecked;
    const isOldDue = variant === 'old' || (variant === 'settings' && !this.areConfiguredDue);
    return startsTicked && isOldDue;
  }

  private checkAll(): void {
    this.visitor.checkForm();
    this.ledger.checkSending(this.visitor.isBusy());
    const { url, page } = this.tab;
    check('phoneNotInAddress', !url.includes(VISIT_PHONE), () => url);
    if (this.answeredIn === null || page === null) return;
    const places = { url, cookies: this.tab.cookies(), log: page.logged.join('\n') };
    for (const [place, text] of Object.entries(places)) {
      const hasPhone = /9123456789|9031234567|9990001122|9261112233/.test(text);
      check('phoneIsGone', !hasPhone, () => `it is in the ${place}: ${text}`);
    }
  }
}
