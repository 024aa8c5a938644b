/** A host that breaks scripts and HTML, and that marks its broken scripts as immutable. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { SCRIPT_FAULTS, type ScriptFault } from '~tests/support/brokenScripts';
import { builtHeadersOf, DIST } from '~tests/support/dist';

const readHtml = () => readFileSync(`${DIST}/index.html`, 'utf8');

const DOCUMENT_HEADERS = new Map(Object.entries(builtHeadersOf('/')));

function setDocumentHeaders(response: ServerResponse): void {
  response.setHeader('Content-Type', 'text/html');
  response.setHeaders(DOCUMENT_HEADERS);
}

/** A host that marks every script response as immutable and breaks selected scripts. */
export class BrokenHost {
  /** Requested scripts, in order. */
  readonly requested: string[] = [];
  /** Scripts that the page itself has fetched, in order. */
  readonly fetched: string[] = [];
  private script = '';
  private fault: ScriptFault = 'a 404';
  private isBroken = false;
  private endsWithFetch = false;
  private htmlBreak: Promise<void> | null = null;

  /** Breaks the script whose file name begins like this. */
  break(script: string, fault: ScriptFault = 'a 404'): void {
    Object.assign(this, { script: `/assets/${script}`, fault, isBroken: true });
  }

  /** Breaks the script until the page itself fetches it, however often the browser has requested it before. */
  breakUntilFetched(script: string): void {
    this.break(script);
    this.endsWithFetch = true;
  }

  complete(): void {
    this.isBroken = false;
  }

  /** The next document ends within the form, and its connection breaks off then. */
  breakOffHtml(until: Promise<void>): void {
    this.htmlBreak = until;
  }

  countRequests(script: string, requested = this.requested): number {
    return requested.filter((path) => path.startsWith(`/assets/${script}`)).length;
  }

  record({ headers, url = '' }: IncomingMessage): void {
    this.requested.push(url);
    if (isScript(url) && headers['sec-fetch-dest'] === 'empty') this.fetched.push(url);
  }

  /** @returns false if the host has nothing of its own for the path */
  respond(path: string, response: ServerResponse): boolean {
    if (this.htmlBreak !== null && response.req.headers['sec-fetch-mode'] === 'navigate') {
      const broken = this.htmlBreak;
      this.htmlBreak = null;
      const html = readHtml();
      setDocumentHeaders(response);
      response.setHeader('Content-Length', Buffer.byteLength(html));
      response.write(html.slice(0, html.indexOf('</form>')));
      void broken.then(() => response.destroy());
      return true;
    }
    if (!isScript(path) || !path.startsWith(this.script)) return false;
    if (this.endsWithFetch && response.req.headers['sec-fetch-dest'] === 'empty') this.complete();
    if (!this.isBroken) return false;
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    SCRIPT_FAULTS[this.fault](response, `${DIST}${path}`);
    return true;
  }
}

const isScript = (path: string) => path.startsWith('/assets/') && path.endsWith('.js');
