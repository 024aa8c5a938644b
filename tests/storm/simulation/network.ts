/**
 * A network between a tab and the mock service: every script, request and response is a task of the scheduler, and
 * arrives when that says so, in any order, or never.
 */
import { getResponse } from 'msw';
import type fc from 'fast-check';
import type { RawResponse } from '~/api/rawResponse';
import type { MockService } from '~mocks/service';
import {
  callOfPath,
  LATE_MS,
  mockFaultOf,
  STORM_CALLS,
  type CallFault,
  type StormCall,
  type StormScript,
} from '../order';

/** What of a load the network needs. */
export interface Connected {
  readonly isOpen: () => boolean;
  /** Says what arrives next of what this load has asked for. */
  readonly scheduler: fc.Scheduler;
}

interface Download {
  readonly page: Connected;
  readonly cancel: () => void;
}

/** What is told of the traffic; each is called before the page goes on. */
export interface NetworkEvents {
  /** The page has handed a request to the network. */
  readonly requested: (call: StormCall, headers: Headers, body: string) => void;
  /** The service has handled a request. */
  readonly handled: (call: StormCall) => void;
  /** A response has reached the page. */
  readonly responded: (call: StormCall, response: RawResponse) => void;
}

export class Network {
  isOnline = true;
  /** Everything that has arrived, in order. */
  readonly arrived: string[] = [];
  private working = 0;
  private readonly scriptFaults = new Set<StormScript>();
  /** Calls whose next request is handled, and gets its response after so many milliseconds. */
  private readonly slow = new Map<StormCall, number>();
  private readonly downloads = new Set<Download>();

  constructor(
    private readonly service: MockService,
    private readonly events: NetworkEvents,
  ) {}

  private isOffline(): boolean {
    return !this.isOnline;
  }

  /** True while the service handles a request. */
  isBusy = (): boolean => this.working > 0;

  breakCall(call: StormCall, by: CallFault): void {
    const fault = mockFaultOf(by);
    if (fault === null) this.slow.set(call, by === 'no response' ? Infinity : LATE_MS);
    else this.service.setFault(call, { ...fault, times: 1 });
  }

  breakScript(script: StormScript): void {
    this.scriptFaults.add(script);
  }

  /** From now on nothing is broken. */
  heal(): void {
    this.isOnline = true;
    this.scriptFaults.clear();
    this.slow.clear();
    STORM_CALLS.forEach((call) => this.service.setFault(call, null));
  }

  /** Resolves to true once the script has arrived, and to false if it is broken; stays pending if it was stopped. */
  loadScript(script: StormScript, page: Connected): Promise<boolean> {
    return new Promise((resolve) => {
      const download: Download = { page, cancel: () => this.downloads.delete(download) };
      this.downloads.add(download);
      void this.transfer(page, `script ${script}`).then(() => {
        if (!this.downloads.delete(download) || !page.isOpen()) return;
        const isBroken = this.scriptFaults.delete(script);
        resolve(!this.isOffline() && !isBroken);
      });
    });
  }

  /** Ends everything that a page is loading; of one that is closed nothing arrives any more. */
  stop(page: Connected): void {
    for (const download of this.downloads) {
      if (download.page === page) download.cancel();
    }
  }

  fetchFor(page: Connected): typeof fetch {
    return (input, init) => {
      const url = input instanceof Request ? input.url : input;
      return this.fetch(page, new URL(url, 'http://localhost'), init ?? {});
    };
  }

  private fetch(page: Connected, url: URL, init: RequestInit): Promise<Response> {
    return new Promise((resolve, reject) => {
      let isPending = true;
      const settle = (act: () => void) => {
        if (isPending && page.isOpen()) act();
        isPending = false;
        this.downloads.delete(download);
      };
      const fail = () => settle(() => reject(new TypeError('Failed to fetch')));
      const abort = () => settle(() => reject(new DOMException('aborted', 'AbortError')));
      const download: Download = { page, cancel: fail };
      this.downloads.add(download);
      const { signal } = init;
      if (signal?.aborted === true) abort();
      signal?.addEventListener('abort', abort);
      const isLive = () => isPending && page.isOpen();
      void this.exchange(page, url, init, isLive).then((response) => {
        if (response === 'never') return;
        if (response === 'failed') fail();
        else settle(() => resolve(response));
      });
    });
  }

  /** Resolves when the scheduler says so. */
  private async transfer({ scheduler }: Connected, label: string): Promise<void> {
    await scheduler.schedule(Promise.resolve(), label);
    this.arrived.push(label);
  }

  private async exchange(
    page: Connected,
    url: URL,
    init: RequestInit,
    isLive: () => boolean,
  ): Promise<Response | 'failed' | 'never'> {
    const call = callOfPath(url.pathname);
    if (call === undefined)
      return url.pathname.startsWith('/assets/') ? this.loadAsset(page) : 'never';
    const { method = 'GET', headers, body } = init;
    const request = new Request(url, {
      method,
      ...(headers ? { headers } : {}),
      ...(body ? { body } : {}),
    });
    this.events.requested(call, request.headers, typeof body === 'string' ? body : '');
    await this.transfer(page, `request ${call}`);
    if (!isLive()) return 'never';
    if (this.isOffline()) return 'failed';
    const delayMs = this.slow.get(call) ?? 0;
    this.slow.delete(call);
    const response = await this.handle(request);
    this.events.handled(call);
    if (delayMs === Infinity) return 'never';
    if (delayMs > 0) await new Promise((resolve) => void setTimeout(resolve, delayMs));
    await this.transfer(page, `response ${call}`);
    if (!isLive()) return 'never';
    if (this.isOffline() || response === null) return 'failed';
    const { status, text, type } = response;
    this.events.responded(call, { status, text, isLate: false });
    return new Response(text, { status, headers: { 'Content-Type': type } });
  }

  /** Null for a broken connection. */
  private async handle(
    request: Request,
  ): Promise<{ status: number; text: string; type: string } | null> {
    this.working += 1;
    try {
      const response = await getResponse(this.service.handlers, request);
      if (response === undefined || response.type === 'error') return null;
      const type = response.headers.get('Content-Type') ?? 'application/json';
      return { status: response.status, text: await response.text(), type };
    } finally {
      this.working -= 1;
    }
  }

  private async loadAsset(page: Connected): Promise<Response | 'failed'> {
    await this.transfer(page, 'script again');
    if (this.isOffline()) return 'failed';
    return new Response('', { headers: { 'content-type': 'text/javascript' } });
  }
}
