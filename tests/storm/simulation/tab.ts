/** A browser tab: its url, history entry and cookies outlive the page that it shows. */
import type fc from 'fast-check';
import { vi } from 'vitest';
import type { SiteConfig } from '~/config/site';
import type { World } from '../order';
import type { RunBootScript } from './bootScript';
import type { Network } from './network';
import { Page } from './page';

const ORIGIN = 'http://localhost:3000';

/** A field as a browser keeps it over a reload. */
export type RestoredField = Pick<HTMLInputElement, 'name' | 'value' | 'checked'>;

interface StoredCookie {
  readonly value: string;
  readonly expiresAtMs: number;
}

interface TabOptions {
  readonly world: World;
  readonly url: string;
  readonly site: SiteConfig;
  readonly network: Network;
  /** One for each load; the last one for all that follow. */
  readonly schedulers: readonly fc.Scheduler[];
  readonly runBootScript: RunBootScript;
}

export class Tab {
  readonly world: World;
  url: string;
  /** Null while the tab shows another site. */
  page: Page | null = null;
  /** Of the history entry. */
  state: unknown = null;
  /** True once the page has asked for a reload, until that begins. */
  isReloadDue = false;
  private loads = 0;
  private isLeaving = false;
  private readonly jar = new Map<string, StoredCookie>();

  constructor(private readonly options: TabOptions) {
    this.world = options.world;
    this.url = options.url;
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => this.cookies(),
      set: (cookie: string) => {
        this.setCookie(cookie);
      },
    });
  }

  readonly history = createHistory(this);
  readonly location = createLocation(this);

  /** `name=value; name=value` */
  cookies(): string {
    return [...this.jar]
      .filter(([, { expiresAtMs }]) => expiresAtMs > Date.now())
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }

  setCookie(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(';');
    const [name = '', ...value] = pair.split('=');
    const age = attributes.find((each) => /^\s*max-age=/i.test(each))?.split('=')[1];
    const expiresAtMs = Date.now() + Number(age ?? Infinity) * 1000;
    this.jar.set(name.trim(), { value: value.join('='), expiresAtMs });
  }

  /** Leaves for another site, as soon as everything has settled. */
  leave(): void {
    this.isLeaving = true;
  }

  /** Opens the page; the fields are those that the browser restores. */
  open(fields: readonly RestoredField[] = []): void {
    const { network, schedulers, site, runBootScript, world } = this.options;
    const scheduler = schedulers[Math.min(this.loads, schedulers.length - 1)];
    if (scheduler === undefined) throw new Error('a tab needs a scheduler');
    this.loads += 1;
    const page = new Page(this, network, scheduler, site, runBootScript);
    this.page = page;
    if (world.restores === 'beforeScripts') restore(page, fields);
    page.runBodyScript();
    if (world.restores === 'afterScripts') restore(page, fields);
    window.dispatchEvent(new Event('pageshow'));
    page.loadScripts();
  }

  /**
   * @param hasWarning false where the system has closed the tab: the page hears nothing of it
   * @returns the fields as they were
   */
  reload(hasWarning: boolean): RestoredField[] {
    const fields = this.close(hasWarning);
    this.open(fields);
    return fields;
  }

  /** What the page itself has caused: call when everything has settled. @returns the fields of a page that is left */
  followNavigation(): RestoredField[] {
    const { isLeaving, isReloadDue } = this;
    this.isLeaving = this.isReloadDue = false;
    if (this.page === null) return [];
    if (isLeaving) return this.close(true);
    return isReloadDue ? this.reload(true) : [];
  }

  private close(hasWarning: boolean): RestoredField[] {
    const { page } = this;
    if (page === null) return [];
    if (hasWarning) window.dispatchEvent(new Event('beforeunload'));
    const fields = [...document.querySelectorAll<HTMLInputElement>('#root form input')].map(
      ({ name, value, checked }) => ({ name, value, checked }),
    );
    page.close();
    this.options.network.stop(page);
    vi.clearAllTimers();
    this.page = null;
    return fields;
  }
}

function restore(page: Page, fields: readonly RestoredField[]): void {
  for (const { name, value, checked } of fields) {
    const field = page.root.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (field !== null) Object.assign(field, field.type === 'checkbox' ? { checked } : { value });
  }
}

/** `history` of a tab, as far as the page uses it. */
function createHistory(tab: Tab) {
  return {
    get state() {
      return tab.state;
    },
    replaceState(state: unknown, _title: string, url?: string) {
      tab.state = structuredClone(state);
      if (url !== undefined) tab.url = new URL(url, tab.url).href;
    },
  };
}

/** `location` of a tab, as far as the page uses it. */
function createLocation(tab: Tab) {
  return {
    origin: ORIGIN,
    pathname: '/',
    protocol: 'http:',
    get href() {
      return tab.url;
    },
    reload: () => {
      tab.isReloadDue = true;
    },
    assign: () => tab.leave(),
    replace: () => tab.leave(),
  };
}
