/** Browser operations that the tests use, whichever protocol drives it. */

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface RoleTarget {
  role: string;
  name: string;
}

/** An element by role and name in the engine's accessibility tree, or by css and a part of its text. */
export type Target = RoleTarget | { css: string; text?: string };

export type Key =
  'ArrowLeft' | 'ArrowRight' | 'Backspace' | 'Delete' | 'End' | 'Enter' | 'Escape' | 'Home';

type Serializable = string | number | boolean | null;

export interface EngineElement {
  /** Runs a script in the page; it must not use anything outside itself. */
  readonly evaluate: <Result, Values extends Serializable[]>(
    script: (element: HTMLElement, ...values: Values) => Result,
    ...values: Values
  ) => Promise<Result>;
  /** Scrolls it into view and clicks its centre. */
  readonly click: () => Promise<void>;
}

/** A tab of its own size; a new one has no cookies. */
export interface EnginePage {
  readonly goto: (url: string) => Promise<void>;
  /** Navigates without waiting for anything: scripts may be deferred. */
  readonly startLoading: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** The first visible match, without waiting. */
  readonly locate: (target: Target) => Promise<EngineElement | null>;
  /** Types into the element in focus. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Holds a key, which fires `keydown` this many times, then releases it. */
  readonly hold: (key: Key, times: number) => Promise<void>;
  /** Presses Control with a letter. */
  readonly pressControl: (letter: string) => Promise<void>;
  readonly drag: (from: Point, to: Point) => Promise<void>;
  /** Turns the mouse wheel over a point, by pixels. */
  readonly wheel: (at: Point, deltaY: number) => Promise<void>;
  readonly screenshot: () => Promise<Buffer>;
  /** Console errors and uncaught errors so far; in WebKit those since the page has loaded. */
  readonly errors: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

export interface Engine {
  readonly openPage: (size: Size) => Promise<EnginePage>;
  readonly close: () => Promise<void>;
}

/** Elements that can have a role; the engine's accessibility tree then decides. */
const CANDIDATES: Record<string, string> = {
  button: 'button',
  checkbox: 'input[type=checkbox]',
  dialog: 'dialog',
  heading: 'h1, h2, h3',
  progressbar: '[role=progressbar]',
  region: 'section, [role=region]',
  slider: 'input[type=range]',
  textbox: 'input',
};

/** The css selector and the text of a target's candidates. */
export function candidatesOf(target: Target): [css: string, text: string] {
  if ('css' in target) return [target.css, target.text ?? ''];
  return [CANDIDATES[target.role] ?? '*', target.name];
}

/** Runs in the page, in one script: elements can disappear between two commands. */
export function findCandidates(css: string, text: string): Element[] {
  return [...document.querySelectorAll<HTMLElement>(css)].filter((element) => {
    const labelledBy = (element.getAttribute('aria-labelledby') ?? '').split(' ');
    const labels = [
      element,
      ...(element instanceof HTMLInputElement ? (element.labels ?? []) : []),
      ...labelledBy.map((id) => document.getElementById(id)),
    ];
    const texts = [element.ariaLabel, ...labels.map((each) => each?.textContent)];
    const isMatch = texts.some((each) => each?.replace(/\s+/g, ' ').includes(text));
    return isMatch && element.getClientRects().length > 0;
  });
}
