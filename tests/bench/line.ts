/**
 * Two releases in pairs of loads over a slow line with the kernel's own TCP, TLS and HTTP/2, behind nginx with each
 * release's own files: what DevTools' throttling does not know.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:http2';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { chromium } from '@playwright/test';
import { startServer } from '../../mocks/server';
import { createMockService } from '../../mocks/service';
import { startNginx, type Nginx } from '../hosting/nginx';
import { benchLaunch } from '../support/launch';
import { DELAY_MS, DIST, OTHER_DIST, RELEASE, ROUNDS } from './arguments';
import { measureLoad } from './measure';
import { printPairs, type Figures } from './table';

const KBIT_PER_SECOND = 1_600;
const NAMESPACE = `bench${process.pid}`;
/** The far end, see `link.py`. */
const ADDRESS = '10.98.0.2';
const SERVICE_PORT = 4010;
const SERVICE_TIME_MS = 80;
const SETTLED_MS = 2_500;
/** Packets of one flight follow each other faster: each takes 7.5 ms. */
const PAUSE_MS = 25;
const WITHIN = ['ip', 'netns', 'exec', NAMESPACE];
const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

function start(command: string, parameters: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return spawn(command, parameters, {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

/** The page over a new connection; milliseconds since the end of the handshake, and bytes. */
async function measureFlight(origin: string): Promise<Figures> {
  const session = connect(origin, { rejectUnauthorized: false });
  await once(session, 'connect');
  const startedAt = performance.now();
  const since = () => performance.now() - startedAt;
  const request = session.request({ ':path': '/', 'accept-encoding': 'br' });
  const at = { headers: 0, firstByte: 0, form: 0, lastByte: 0, firstFlightBytes: 0 };
  request.on('response', () => (at.headers = since()));
  let isFirstFlight = true;
  request.on('data', (part: Buffer) => {
    const now = since();
    at.firstByte ||= now;
    isFirstFlight &&= at.lastByte === 0 || now - at.lastByte < PAUSE_MS;
    if (isFirstFlight) at.firstFlightBytes += part.length;
    at.lastByte = now;
  });
  let html = '';
  for await (const text of request.pipe(createBrotliDecompress()).setEncoding('utf8')) {
    html += String(text);
    if (html.includes('</form>')) at.form ||= since();
  }
  session.close();
  return at;
}

const link = start('python3', [
  file('link.py'),
  NAMESPACE,
  String(DELAY_MS),
  String(KBIT_PER_SECOND),
]);
await once(link.stdout, 'data');
const service = start(
  WITHIN[0] ?? '',
  [...WITHIN.slice(1), process.execPath, '--import', 'tsx', file('../../mocks/serve.ts')],
  { PORT: String(SERVICE_PORT), MOCK_DELAY: String(SERVICE_TIME_MS) },
);
await once(service.stdout, 'data');
const startRelease = (releaseDir: string): Promise<Nginx> =>
  startNginx({
    sites: { demo: ADDRESS },
    apiOrigin: `http://127.0.0.1:${SERVICE_PORT}`,
    isSecure: true,
    releaseDir,
    address: ADDRESS,
    within: WITHIN,
  });
const releases = { this: await startRelease(RELEASE), other: await startRelease(OTHER_DIST ?? '') };
// On this side of the line: a page of another site to come from.
const elsewhere = await startServer({ service: createMockService(), dist: DIST });
const browser = await chromium.launch({
  ...benchLaunch,
  args: [
    ...benchLaunch.args,
    // The last one counts.
    `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE ${ADDRESS}`,
  ],
});
try {
  await printPairs(ROUNDS, async (build) => {
    const { origin } = releases[build];
    const flight = await measureFlight(origin);
    const { visitRequest, firstPaint, usable, hydrated } = await measureLoad(
      browser,
      `${origin}/?utm_source=bench`,
      { from: elsewhere.origin, isTyped: true, settledMs: SETTLED_MS, isNetworkSlow: false },
    );
    return {
      ...flight,
      visitRequest: visitRequest ?? 0,
      firstPaint,
      usable: usable ?? 0,
      hydrated: hydrated ?? 0,
    };
  });
} finally {
  await browser.close();
  await elsewhere.close();
  await releases.this.stop();
  await releases.other.stop();
  service.kill();
  const ended = once(link, 'exit');
  link.stdin.end();
  await ended;
}
