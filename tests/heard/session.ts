/** A session of its own for a screen reader: display, buses, and Orca, whose speech goes to a file. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { waitUntil } from '../browsers/waitUntil';

/** Nothing more comes once it has been silent for so long: a region may wait two seconds before it speaks. */
const SILENCE_MS = 3_500;
const LAUNCHER = '/usr/libexec/at-spi-bus-launcher';

export const DEBIAN_PACKAGES =
  'orca at-spi2-core dbus xvfb xdotool openbox locales firefox-esr chromium';

/** Reading a page from its start moves the caret at once where no voice takes time. */
const ORCA_SETTINGS = {
  general: {},
  profiles: {
    default: {
      profile: ['Default', 'default'],
      sayAllOnLoad: false,
      pronunciations: {},
      keybindings: {},
    },
  },
  pronunciations: {},
  keybindings: {},
};

/** Else a tab about its terms opens behind the page, and is told of. */
const FIREFOX_PREFERENCES = `
user_pref('browser.aboutwelcome.enabled', false);
user_pref('browser.shell.checkDefaultBrowser', false);
user_pref('datareporting.policy.dataSubmissionEnabled', false);
user_pref('termsofuse.bypassNotification', true);
`;

/** It asks whether to translate, in an alert. */
const CHROMIUM_PREFERENCES = JSON.stringify({ translate: { enabled: false } });

const BROWSERS = {
  Firefox: (folder: string) => ['firefox-esr', '--no-remote', '--profile', folder],
  Chromium: (folder: string) => [
    ...['chromium', '--no-sandbox', '--force-renderer-accessibility', `--user-data-dir=${folder}`],
    ...['--no-first-run', '--no-default-browser-check', '--password-store=basic', '--disable-gpu'],
    ...['--disable-background-networking', '--lang=ru'],
  ],
};

export type BrowserName = keyof typeof BROWSERS;
export const BROWSER_NAMES = Object.keys(BROWSERS) as BrowserName[];

export interface Session {
  /** @returns a function that closes it */
  readonly openBrowser: (name: BrowserName, url: string) => () => Promise<void>;
  /** A key by its name in X, or `type` and a text. */
  readonly press: (keys: string) => void;
  /** What is said from the last call until this has come and it is silent. */
  readonly listen: (awaited?: string) => Promise<string[]>;
  readonly close: () => Promise<void>;
}

export async function startSession(): Promise<Session> {
  const folder = mkdtempSync(`${tmpdir()}/landing-heard-`);
  const heard = `${folder}/heard`;
  writeFileSync(heard, '');
  mkdirSync(`${folder}/orca`);
  copyFileSync(
    fileURLToPath(new URL('orca-customizations.py', import.meta.url)),
    `${folder}/orca/orca-customizations.py`,
  );
  writeFileSync(`${folder}/orca/user-settings.conf`, JSON.stringify(ORCA_SETTINGS));

  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...{ HOME: folder, XDG_RUNTIME_DIR: folder, HEARD_FILE: heard },
    ...{ LANG: 'ru_RU.UTF-8', LC_ALL: 'ru_RU.UTF-8', LANGUAGE: 'ru' },
    ...{ GNOME_ACCESSIBILITY: '1', NO_AT_BRIDGE: '0', GTK_MODULES: 'gail:atk-bridge' },
  };
  const running: ChildProcess[] = [];
  /** In a group of its own, so that it ends with what it has started. */
  const start = (program: string, parameters: readonly string[]) => {
    const child = spawn(program, parameters, {
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    running.push(child);
    return child;
  };
  const firstLine = async (child: ChildProcess): Promise<string> => {
    const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
    return line.toString().trim();
  };
  const stop = async (child: ChildProcess) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    // Orca stays after less.
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  };

  const screen = ['-screen', '0', '1280x1000x24', '-nolisten', 'tcp'];
  env['DISPLAY'] = `:${await firstLine(start('Xvfb', ['-displayfd', '1', ...screen]))}`;
  env['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(
    start('dbus-daemon', ['--session', '--nofork', '--print-address']),
  );
  start('openbox', []);
  start(LAUNCHER, ['--launch-immediately', '--a11y=1', '--screen-reader=1']);
  start('orca', ['--user-prefs', `${folder}/orca`]);

  const read = () => readFileSync(heard, 'utf8');
  await waitUntil(() => read() !== '', 'Orca does not speak');
  let known = 0;
  const session: Session = {
    openBrowser: (name, url) => {
      const profile = mkdtempSync(`${folder}/profile-`);
      writeFileSync(`${profile}/user.js`, FIREFOX_PREFERENCES);
      mkdirSync(`${profile}/Default`);
      writeFileSync(`${profile}/Default/Preferences`, CHROMIUM_PREFERENCES);
      const [program = '', ...parameters] = BROWSERS[name](profile);
      const browser = start(program, [...parameters, url]);
      return () => stop(browser);
    },
    press: (keys) => {
      const [first = '', text] = keys.split(' ');
      const parameters = text === undefined ? ['key', first] : ['type', '--delay', '300', text];
      execFileSync('/usr/bin/xdotool', parameters, { env });
    },
    listen: async (awaited = '') => {
      const start = known;
      let changedAtMs = Date.now();
      await waitUntil(() => {
        const { length } = read();
        if (length !== known) changedAtMs = Date.now();
        known = length;
        return Date.now() - changedAtMs > SILENCE_MS && read().slice(start).includes(awaited);
      }, `it is never silent after «${awaited}»`);
      return read().slice(start, known).split('\n').slice(0, -1);
    },
    close: async () => {
      for (const child of running.reverse()) await stop(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await session.listen();
  return session;
}
