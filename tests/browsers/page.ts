/** Drives one page of a Chromium of any age by its own protocol: Playwright refuses old ones. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import WebSocket from 'ws';
import { waitUntil } from './waitUntil';

interface Reply {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { message: string };
}

export interface OldPage {
  readonly send: (method: string, params?: object) => Promise<unknown>;
  /** The value of an expression in ES5. */
  readonly read: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

const FLAGS = [
  ...[
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-sync',
    '--no-zygote',
  ],
  ...['--disable-background-networking', '--disable-component-update', '--disable-dev-shm-usage'],
  ...['--lang=ru', '--remote-debugging-port=0'],
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** Starts the program with one empty page. */
export async function openOldPage(program: string): Promise<OldPage> {
  const profile = mkdtempSync(join(tmpdir(), 'browser-'));
  const child = spawn(program, [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LD_LIBRARY_PATH: dirname(program) },
  });
  let log = '';
  child.stderr.on('data', (part) => (log += String(part)));
  const port = await waitUntil(() => /listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(log)?.[1]);
  const url = await waitUntil(async () => {
    const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
      type: string;
      webSocketDebuggerUrl: string;
    }[];
    return targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl;
  });
  const socket = new WebSocket(url);
  await new Promise((resolve) => socket.once('open', resolve));
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.on('message', (data: Buffer) => {
    const reply = JSON.parse(data.toString()) as Reply;
    waiting.get(reply.id ?? 0)?.(reply);
  });
  const send = async (method: string, params: object = {}) => {
    const id = waiting.size + 1;
    const reply = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (reply.error) throw new Error(`${method}: ${reply.error.message}`);
    return reply.result;
  };
  for (const domain of ['Page', 'Runtime', 'Network']) await send(`${domain}.enable`);
  await send('Emulation.setDeviceMetricsOverride', {
    ...{ width: 390, height: 844, deviceScaleFactor: 1, mobile: true },
  });
  return {
    send,
    read: async (expression) => {
      const { result } = (await send('Runtime.evaluate', { expression, returnByValue: true })) as {
        result: { value?: unknown };
      };
      return result.value;
    },
    close: async () => {
      socket.terminate();
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGKILL');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
