/** Ways in which the page's scripts do not arrive, as a server or a network causes them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { DIST, scriptNameOf } from './dist';

type Respond = (response: ServerResponse, file: string) => void;

const JAVASCRIPT = { 'Content-Type': 'text/javascript' };

function answer(status: number, type: string, body: string): Respond {
  return (response) => {
    response.writeHead(status, { 'Content-Type': type });
    response.end(body);
  };
}

/** Sends this many bytes of the script and then nothing. */
function sendPart(
  bytes: number,
  end: (response: ServerResponse) => void = () => undefined,
): Respond {
  return (response, file) => {
    const script = readFileSync(file);
    response.writeHead(200, { ...JAVASCRIPT, 'Content-Length': script.length });
    response.write(script.subarray(0, bytes), () => end(response));
  };
}

/** How a request for one of the page's scripts ends; `stalled` ones end never. */
export const SCRIPT_FAULTS = {
  'a 404': answer(404, 'text/html', 'Not Found'),
  'a page instead of a script': answer(200, 'text/html', '<!doctype html>'),
  'a syntax error': answer(200, 'text/javascript', 'export const cut = {'),
  'an exception': answer(200, 'text/javascript', 'throw new Error("on purpose")'),
  'a connection that is cut off': sendPart(2_000, (response) => void response.destroy()),
  'no response': () => undefined,
  'a response that stalls': sendPart(2_000),
  'sixteen kilobytes a connection': sendPart(16_384),
} satisfies Record<string, Respond>;
export type ScriptFault = keyof typeof SCRIPT_FAULTS;

/** Faults that no event tells: the page can only wait. */
export const SILENT_FAULTS: readonly ScriptFault[] = [
  'no response',
  'a response that stalls',
  'sixteen kilobytes a connection',
];

/**
 * Middleware that breaks the scripts with these names.
 *
 * @param isBroken asked at every request
 */
export function breakScripts(
  fault: ScriptFault,
  isBroken: (name: string) => boolean = () => true,
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  return (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    const name = scriptNameOf(path);
    if (name === undefined || !isBroken(name)) next();
    else SCRIPT_FAULTS[fault](response, `${DIST}${path}`);
  };
}
