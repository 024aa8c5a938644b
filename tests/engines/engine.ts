/** Browser operations that the tests use, whichever protocol drives it. */
import type { PageElement } from '../support/pageElements';

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** By role and name in the engine's accessibility tree, or by css and a part of the name or text. */
export type Target = PageElement | { readonly css: string; readonly text?: string | RegExp };

export type Key =
  'ArrowLeft' | 'ArrowRight' | 'Backspace' | 'Delete' | 'End' | 'Enter' | 'Escape' | 'Home';

type Serializable = string | number | boolean | null | readonly Serializable[];

export interface EngineElement {
  /** Runs a script in the page; it must not use anything outside itself. */
  readonly evaluate: <Result, Value extends [] | [Serializable]>(
    script: (element: HTMLElement, ...value: Value) => Result,
    ...value: Value
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
  /** Clicks what is at a point, also while the page waits for another document. */
  readonly clickAt: (point: Point) => Promise<void>;
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
  alert: '[role=alert]',
  button: 'button',
  checkbox: 'input[type=checkbox]',
  dialog: 'dialog',
  heading: 'h1, h2, h3',
  progressbar: '[role=progressbar]',
  region: 'section, [role=region]',
  slider: 'input[type=range]',
  textbox: 'input',
};

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The css selector and the text, as a regular expression, of a target's candidates. */
export function candidatesOf(target: Target): [css: string, pattern: string] {
  const text = 'role' in target ? target.name : target.text;
  const pattern = text instanceof RegExp ? text.source : escape(text ?? '');
  return ['role' in target ? (CANDIDATES[target.role] ?? '*') : target.css, pattern];
}

/** Runs in the page, in one script: elements can disappear between two commands. */
export function findCandidates([css, pattern]: readonly [css: string, pattern: string]): Element[] {
  const expected = new RegExp(pattern);
  return [...document.querySelectorAll<HTMLElement>(css)].filter((element) => {
    const labelledBy = (element.getAttribute('aria-labelledby') ?? '').split(' ');
    const labels = [
      element,
      ...(element instanceof HTMLInputElement ? (element.labels ?? []) : []),
      ...labelledBy.map((id) => document.getElementById(id)),
    ];
    const texts = [element.ariaLabel, ...labels.map((each) => each?.textContent)];
    const isMatch = texts.some((each) => expected.test(each?.replace(/\s+/g, ' ').trim() ?? ''));
    return isMatch && element.getClientRects().length > 0;
  });
}
