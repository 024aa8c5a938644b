/**
 * A built site with a mock service, whose scripts, calls and responses are held until a scheduler lets them go: real
 * connections, in any order, broken or never answered.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type fc from 'fast-check';
import { startServer, type RunningServer } from '~mocks/server';
import type { MockService } from '~mocks/service';
import { scriptNameOf } from '../../support/dist';
import {
  callOfPath,
  LATE_MS,
  mockFaultOf,
  STORM_CALLS,
  type CallFault,
  type StormCall,
  type StormScript,
} from '../order';

/** Names of the built scripts. */
const SCRIPT_NAMES: Readonly<Record<StormScript, string>> = {
  bootstrap: 'bootstrap',
  main: 'index',
  api: 'api',
  consents: 'ConfiguredConsents',
};

interface HeldServerOptions {
  readonly service: MockService;
  readonly dist: string;
  readonly schedulers: readonly fc.Scheduler[];
  readonly handled: (call: StormCall) => void;
  readonly responded: (call: StormCall, body: string, status: number) => void;
}

export class HeldServer {
  isOnline = true;
  /** Everything that has arrived, in order. */
  readonly arrived: string[] = [];
  private loads = 0;
  private readonly brokenScripts = new Set<string>();
  /** Calls whose next request is handled, and gets its response after so many milliseconds. */
  private readonly slow = new Map<StormCall, number>();
  private server: RunningServer | undefined;

  constructor(private readonly options: HeldServerOptions) {}

  async start(): Promise<string> {
    const { service, dist } = this.options;
    this.server = await startServer({
      service,
      dist,
      middleware: (request, response, next) => void this.hold(request, response, next),
    });
    return this.server.origin;
  }

  async close(): Promise<void> {
    await this.server?.close();
  }

  breakCall(call: StormCall, by: CallFault): void {
    const fault = mockFaultOf(by);
    if (fault === null) this.slow.set(call, by === 'no response' ? Infinity : LATE_MS);
    else this.options.service.setFault(call, { ...fault, times: 1 });
  }

  breakScript(script: StormScript): void {
    this.brokenScripts.add(SCRIPT_NAMES[script]);
  }

  /** From now on nothing is broken. */
  heal(): void {
    this.isOnline = true;
    this.slow.clear();
    this.brokenScripts.clear();
    STORM_CALLS.forEach((call) => this.options.service.setFault(call, null));
  }

  /** One thing arrives. @returns false if nothing is on its way */
  async deliver(): Promise<boolean> {
    const { scheduler } = this;
    if (scheduler === undefined || scheduler.count() === 0) return false;
    await scheduler.waitNext(1);
    return true;
  }

  private get scheduler(): fc.Scheduler | undefined {
    const { schedulers } = this.options;
    return schedulers[Math.min(Math.max(this.loads, 1), schedulers.length) - 1];
  }

  private async hold(
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): Promise<void> {
    const [path = ''] = (request.url ?? '').split('?');
    const script = scriptNameOf(path);
    const call = callOfPath(path);
    if (path === '/') this.loads += 1;
    if (script !== undefined) await this.holdScript(script, response, next);
    else if (call !== undefined) await this.holdCall(call, response, next);
    else next();
  }

  private async holdScript(
    name: string,
    response: ServerResponse,
    next: () => void,
  ): Promise<void> {
    // The others only show what comes below the form.
    if (Object.values(SCRIPT_NAMES).includes(name)) await this.transfer(`script ${name}`);
    if (!this.isOnline) response.destroy();
    else if (this.brokenScripts.delete(name)) {
      response.writeHead(404, { 'Content-Type': 'text/html' });
      response.end('Not Found');
    } else next();
  }

  private async holdCall(
    call: StormCall,
    response: ServerResponse,
    next: () => void,
  ): Promise<void> {
    await this.transfer(`request ${call}`);
    if (response.destroyed) return;
    if (!this.isOnline) {
      response.destroy();
      return;
    }
    const delayMs = this.slow.get(call) ?? 0;
    this.slow.delete(call);
    const end = response.end.bind(response);
    // The service has handled the call when it ends the response.
    response.end = (body?: unknown) => {
      this.options.handled(call);
      const respond = () => void this.respond(call, response, body, end);
      if (delayMs === 0) respond();
      else if (delayMs < Infinity) setTimeout(respond, delayMs);
      return response;
    };
    next();
  }

  private async respond(
    call: StormCall,
    response: ServerResponse,
    body: unknown,
    end: (body: Buffer) => void,
  ): Promise<void> {
    await this.transfer(`response ${call}`);
    if (response.destroyed) return;
    if (!this.isOnline) {
      response.destroy();
      return;
    }
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    this.options.responded(call, bytes.toString(), response.statusCode);
    end(bytes);
  }

  /** Resolves when the scheduler says so. */
  private async transfer(label: string): Promise<void> {
    await this.scheduler?.schedule(Promise.resolve(), label);
    this.arrived.push(label);
  }
}
