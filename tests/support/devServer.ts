import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface DevServer {
  /** Like `http://localhost:12345`. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Output and exit code of a development server that did not start. */
export class StartFailure extends Error {
  constructor(
    readonly output: string,
    readonly code: number | null,
  ) {
    super(output);
  }
}

/**
 * Runs `npm run dev` with this environment on a free port.
 *
 * @param options of Vite, such as another command
 *
 * @throws StartFailure when the process exits instead of listening
 */
export function startDevServer(
  env: Readonly<Record<string, string>> = {},
  options: readonly string[] = [],
): Promise<DevServer> {
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...options], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exitCode = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let output = '';
  return new Promise((resolve, reject) => {
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    let printed = '';
    child.stdout.on('data', (chunk) => {
      // A chunk may end within the url.
      printed += String(chunk);
      const origin = /(http:\/\/localhost:\d+)\//.exec(printed)?.[1];
      if (origin === undefined) return;
      resolve({
        origin,
        close: async () => {
          child.kill();
          await exitCode;
        },
      });
    });
    void exitCode.then((code) => reject(new StartFailure(output, code)));
  });
}
