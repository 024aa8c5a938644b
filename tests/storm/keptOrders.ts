/** Orders in which the page once failed, as short as they can be. */
import type { KeptOrder } from './storm';

/** By a title that says what holds. */
export const KEPT_ORDERS: Readonly<Record<string, KeptOrder>> = {
  'a double click sends one application': {
    world: {},
    steps: [
      { does: 'deliver', count: 10 },
      { does: 'type', text: '9123456789' },
      { does: 'press', how: 'double click' },
    ],
  },
  'a scroll while a press waits for the app leaves the press': {
    world: {},
    arrivals: [2, 3],
    steps: [
      { does: 'deliver', count: 2 },
      { does: 'apply' },
      { does: 'scroll', on: 'page', count: 0 },
      { does: 'deliver', count: 10 },
    ],
  },
  'a pointer that went down on the busy button presses nothing after the app has repeated a press':
    {
      world: {},
      arrivals: [2, 3],
      steps: [
        { does: 'break call', call: 'nextOffer', by: 'an empty object' },
        { does: 'deliver', count: 2 },
        { does: 'apply' },
        { does: 'hold', count: 10 },
      ],
    },
  'a phone of the visit stays removed when it was removed after a reload, before the app': {
    world: { visitPhone: 'cookie', isFromAd: false },
    steps: [{ does: 'reload' }, { does: 'clear' }, { does: 'deliver', count: 10 }],
  },
  'what was typed outlives a second reload before the form could be used again': {
    world: {},
    // The visit's source before the scripts.
    arrivals: [2, 3],
    steps: [
      { does: 'deliver', count: 2 },
      { does: 'type', text: '9123456789' },
      { does: 'reload' },
      { does: 'reload' },
      { does: 'deliver', count: 10 },
    ],
  },
  'what was typed outlives a reload by the visitor, and one by the app after that': {
    world: { restores: 'never' },
    arrivals: [2, 3],
    steps: [
      { does: 'deliver', count: 2 },
      { does: 'type', text: '9123456789' },
      { does: 'break script', script: 'api' },
      { does: 'reload' },
      { does: 'deliver', count: 20 },
    ],
  },
  'a consent that was cleared and given again before the app stays given when the configured ones fail':
    {
      world: { variant: 'configured' },
      arrivals: [2, 3],
      steps: [
        { does: 'break script', script: 'api' },
        { does: 'deliver', count: 2 },
        { does: 'toggle', box: 0 },
        { does: 'toggle', box: 0 },
        { does: 'deliver', count: 10 },
      ],
    },
  'a click on the consent that the form refuses during a submit gives no consent': {
    world: { variant: 'configured', isFromAd: false },
    steps: [
      { does: 'wait', ms: 10_000 },
      { does: 'apply' },
      { does: 'toggle', box: 0 },
      { does: 'deliver', count: 3 },
      { does: 'wait', ms: 10_000 },
    ],
  },
};
