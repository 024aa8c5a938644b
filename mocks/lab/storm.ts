/**
 * `?storm=<seed>`: the order of events that `npm run storm` has for this seed, step by step on the page in development.
 * Calls are held until a step delivers them. There is no prerendered form here, and scripts are neither held nor broken.
 */
import { fireEvent } from '@testing-library/dom';
import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import { readSiteConfig, SITE_CONFIG_ID } from '../../src/config/readSiteConfig';
import {
  callOfPath,
  describeStep,
  isAct,
  LATE_MS,
  mockFaultOf,
  orderOf,
  VISIT_PHONE,
  type Act,
  type Happening,
  type StormCall,
  type World,
} from '~tests/storm/order';
import { API_URL } from '../resources';
import type { MockService, MockServiceOptions } from '../service';
import type { SkipTime } from './labClock';

const SEED_PARAMETER = 'storm';
/** How many steps have been done, over reloads. */
const STEP_PARAMETER = 'storm-step';
const MAX_DELIVERIES = 50;
const SETTLE_MS = 50;

export interface Storm {
  readonly seed: number;
  readonly world: World;
  /** A line for each step. */
  readonly lines: readonly string[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Number of the steps that have been done. */
  readonly getDone: () => number;
  readonly doNext: () => Promise<void>;
}

interface StormContext {
  readonly service: MockService;
  readonly skipTime: SkipTime;
}

/** An order before the page starts. */
export interface PreparedStorm {
  readonly serviceOptions: MockServiceOptions;
  /** Wraps handlers of the service so that their calls are held. */
  readonly holdCalls: (handlers: RequestHandler[]) => RequestHandler;
  readonly start: (context: StormContext) => Storm;
}

function readNumber(name: string): number | null {
  const text = new URLSearchParams(location.search).get(name) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** Null without the parameter. Makes site config, cookies and url those of the order. */
export async function prepareStorm(): Promise<PreparedStorm | null> {
  const seed = readNumber(SEED_PARAMETER);
  if (seed === null) return null;
  const { world, schedulers, steps } = await orderOf(seed);
  const [scheduler] = schedulers;
  if (scheduler === undefined) return null;
  let done = readNumber(STEP_PARAMETER) ?? 0;
  if (done === 0) openAsIn(world);
  changeSite(world);
  const listeners = new Set<() => void>();
  const slow = new Map<StormCall, number>();
  let isOnline = true;
  const isConnected = () => isOnline;

  const exchange = async (handlers: RequestHandler[], request: Request) => {
    const call = callOfPath(new URL(request.url).pathname);
    if (call === undefined) return getResponse(handlers, request);
    await scheduler.schedule(Promise.resolve(), `request ${call}`);
    if (!isConnected()) return HttpResponse.error();
    const delayMs = slow.get(call) ?? 0;
    slow.delete(call);
    const response = await getResponse(handlers, request);
    if (delayMs > 0) {
      await new Promise((resolve) => {
        if (delayMs < Infinity) setTimeout(resolve, delayMs);
      });
    }
    await scheduler.schedule(Promise.resolve(), `response ${call}`);
    return isConnected() ? response : HttpResponse.error();
  };

  const deliver = async (count: number, isEnough = () => false) => {
    for (let left = count; left > 0 && scheduler.count() > 0 && !isEnough(); left -= 1) {
      await scheduler.waitNext(1);
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    }
  };

  const happen = async (step: Happening, { service, skipTime }: StormContext): Promise<void> => {
    switch (step.does) {
      case 'reload':
      case 'discard':
        location.reload();
        break;
      case 'freeze':
      case 'wait':
        skipTime(step.ms);
        break;
      case 'go offline':
      case 'go online':
        isOnline = step.does === 'go online';
        break;
      case 'deliver':
      case 'hold':
      case 'scroll':
        await deliver(step.count);
        if (step.does === 'hold') act({ does: 'press', how: 'click' });
        break;
      case 'deliver until':
        await deliver(MAX_DELIVERIES, () => findForm() !== null);
        break;
      case 'break call': {
        const fault = mockFaultOf(step.by);
        if (fault === null) slow.set(step.call, step.by === 'no response' ? Infinity : LATE_MS);
        else service.setFault(step.call, { ...fault, times: 1 });
        break;
      }
      case 'break script':
        break;
    }
  };

  return {
    serviceOptions: {
      siteInfo: { use_old_checkbox: world.usesOldCheckbox ? '1' : '0' },
      checkboxConfig: { is_checked: world.isChecked ? '1' : '0' },
      source: world.visitPhone === 'service' ? { telephone: VISIT_PHONE } : {},
    },
    holdCalls: (handlers) => http.all(API_URL, async ({ request }) => exchange(handlers, request)),
    start: (context) => ({
      seed,
      world,
      lines: steps.map(describeStep),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      getDone: () => done,
      doNext: async () => {
        const step = steps[done];
        if (step === undefined) return;
        done += 1;
        noteInUrl(STEP_PARAMETER, String(done));
        listeners.forEach((listener) => listener());
        if (isAct(step)) act(step);
        else await happen(step, context);
      },
    }),
  };
}

function noteInUrl(name: string, value: string): void {
  const url = new URL(location.href);
  url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
}

/** The url and the cookies of a first load. */
function openAsIn({ isFromAd, visitPhone }: World): void {
  if (isFromAd) noteInUrl('utm_source', 'yandex');
  const visit = {
    url: location.origin + location.pathname,
    token: 'token',
    telephone: VISIT_PHONE,
  };
  const value = visitPhone === 'cookie' ? encodeURIComponent(JSON.stringify(visit)) : '';
  document.cookie = `visit=${value};path=/;max-age=${value === '' ? '0' : '1000000'}`;
}

function changeSite({ variant, startsTicked }: World): void {
  const element = document.getElementById(SITE_CONFIG_ID);
  if (element === null) return;
  const site = { ...readSiteConfig(document), consent: { variant, startsTicked } };
  element.textContent = JSON.stringify({ ...site, lead: { sendsConsents: true } });
}

function findForm(): HTMLFormElement | null {
  const form = document.querySelector<HTMLFormElement>('#root form');
  return form?.closest('[inert]') === null ? form : null;
}

function act(step: Act): void {
  const form = findForm();
  const phone = form?.querySelector<HTMLInputElement>('[name=telephone]');
  const slider = form?.querySelector<HTMLInputElement>('[name=amount]');
  const submit = form?.querySelector<HTMLButtonElement>('[type=submit]');
  const boxes = form?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? [];
  if (!phone || !slider || !submit) return;
  const input = (field: HTMLInputElement, value: string) =>
    fireEvent.input(field, { target: { value } });
  switch (step.does) {
    case 'type':
      for (const key of step.text) input(phone, phone.value + key);
      break;
    case 'paste':
      input(phone, phone.value + step.text);
      break;
    case 'clear':
      input(phone, '');
      break;
    case 'complete':
    case 'apply':
      input(phone, '+7 (912) 345-67-89');
      for (const box of boxes) if (!box.checked) box.click();
      if (step.does === 'apply') submit.click();
      break;
    case 'toggle':
      boxes[step.box]?.click();
      break;
    case 'slide':
      input(slider, String(step.toRub));
      break;
    case 'press':
      submit.click();
      if (step.how !== 'click') submit.click();
      break;
    case 'retry':
      document.querySelector<HTMLElement>('#root [role=alert] button')?.click();
      break;
    case 'pointer down':
    case 'pointer up':
    case 'finger down':
    case 'finger scrolls':
    case 'continue':
      break;
  }
}
