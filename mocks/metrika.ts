/**
 * A stand-in for the tag of Yandex Metrica, written from what the real one was seen to do on the page. It sends nothing:
 * what it would send is in `window.metrikaHits`.
 */
import type { ThirdPartyScript } from './thirdParties';

export const METRIKA_URL = 'https://mc.yandex.ru/metrika/tag.js';
const METRIKA_OLDER_URL = 'https://mc.yandex.ru/metrika/watch.js';
export const METRIKA_CLIENT_ID = '1763680000123456789';

/** What a counter would send. */
export interface MetrikaHit {
  readonly kind: 'page' | 'goal' | 'link' | 'form';
  /** Id and type: `12345678:0`. */
  readonly counter: string;
  /** The name of a goal, else a whole url. */
  readonly value: string;
}

interface MetrikaOptions {
  /** From the load of the script until it works. */
  readonly delayMs?: number;
  /** `Ya.Metrika` and `yaCounter<id>`, without `ym`. */
  readonly isOlder?: boolean;
}

const DEFINE_COUNTERS = `
const counters = [];
const hits = (window.metrikaHits = []);
let isAnswered = false;
const sendGoals = ({ key, goals }) => {
  if (!isAnswered) return;
  goals.splice(0).forEach((value) => hits.push({ kind: 'goal', counter: key, value }));
};
const methods = {
  getClientID(counter, callback) {
    if (callback) callback(clientId);
    return clientId;
  },
  reachGoal(counter, goal) {
    counter.goals.push(goal);
    sendGoals(counter);
  },
};
// An id alone is a counter of type 0.
const toKey = (id) => (String(id).includes(':') ? id : id + ':0');
const init = (key) => {
  const counter = { key, goals: [] };
  counters.push(counter);
  hits.push({ kind: 'page', counter: key, value: location.href });
  setTimeout(() => {
    isAnswered = true;
    counters.forEach(sendGoals);
  }, 50);
  window['yaCounter' + key.split(':')[0]] = {
    getClientID: (callback) => methods.getClientID(counter, callback),
    reachGoal: (goal) => methods.reachGoal(counter, goal),
  };
};
const hit = (kind, value) => counters.forEach(({ key }) => hits.push({ kind, counter: key, value }));
const handleClick = ({ target }) => {
  const link = target.closest('a');
  // The class counts on the link itself only.
  if (link && !link.classList.contains('ym-disable-tracklink')) hit('link', link.href);
  if (target.closest('form button[type=submit]:enabled')) hit('form', location.href);
};`;

const START = `
addEventListener('click', handleClick, true);
addEventListener('auxclick', handleClick, true);
const getCounters = () =>
  counters.map(({ key }) => ({ id: Number(key.split(':')[0]), type: Number(key.split(':')[1]) }));
const queue = window.ym?.a ?? [];
window.Ya = { ...window.Ya, _metrika: { getCounters } };
window.ym = (id, method, ...args) => {
  const key = toKey(id);
  if (method === 'init') init(key);
  // Calls to a counter that does not exist are dropped.
  const counter = counters.find((each) => each.key === key);
  if (counter) methods[method]?.(counter, ...args);
};
queue.forEach((call) => window.ym(...call));`;

const START_OLDER = `
function Metrika({ id }) {
  init(toKey(id));
}
window.Ya = { ...window.Ya, Metrika };
window.yandex_metrika_callbacks.forEach((callback) => callback());`;

export function metrikaTag({
  delayMs = 0,
  isOlder = false,
}: MetrikaOptions = {}): ThirdPartyScript {
  return {
    urlPrefix: isOlder ? METRIKA_OLDER_URL : METRIKA_URL,
    response: {
      script: `(() => {
        const clientId = '${METRIKA_CLIENT_ID}';
        ${DEFINE_COUNTERS}
        const start = () => { ${isOlder ? START_OLDER : START} };
        ${delayMs === 0 ? 'start();' : `setTimeout(start, ${String(delayMs)});`}
      })();`,
    },
  };
}
