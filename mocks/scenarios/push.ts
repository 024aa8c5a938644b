import type { MockServiceOptions } from '../service';
import {
  RAFINAD_SCRIPT,
  RAFINAD_URL,
  REPUSH_SCRIPT,
  REPUSH_URL,
  ROLLERADS_SCRIPT,
  SENDPULSE_SCRIPT,
} from '../thirdParties';
import { click, DIAGNOSTICS_URL, inGroup, OVERLAY_OFFER, skipTime } from './helpers';

const LOADED = { shows: ['скрипт загружен'] };
const PENDING = 'ждут нажатия «Подписаться»';

const provider = (push_service: string, codes: MockServiceOptions['siteInfo'] = {}) => ({
  url: DIAGNOSTICS_URL,
  service: { siteInfo: { push_service, ...codes } },
  browser: { notifications: 'default' as const },
});
const repush = provider('repush', { push_repush_code: REPUSH_URL });

export const pushScenarios = inGroup('Push и cookie', {
  'push-repush': {
    ...repush,
    title: 'Push: Repush',
    description: 'Через секунду приглашение; скрипт ждёт «Подписаться».',
    thirdParties: [REPUSH_SCRIPT],
    expects: { shows: ['Подписаться', 'Не сейчас', PENDING] },
  },
  'push-repush-subscribed': {
    ...repush,
    title: 'Push: подписка на Repush',
    description: '«Подписаться» нажато: скрипт загружен с токеном визита.',
    thirdParties: [REPUSH_SCRIPT],
    steps: [click('Подписаться')],
    expects: { ...LOADED, hides: ['Не сейчас'] },
  },
  'push-sendpulse': {
    ...provider('sendpulse', { push_sendpulse_code: '0123456789abcdef0123456789abcdef_1' }),
    title: 'Push: SendPulse',
    description: 'Скрипт службы загружен.',
    thirdParties: [SENDPULSE_SCRIPT],
    expects: LOADED,
  },
  'push-rafinad': {
    ...provider('rafinad', { push_rafinad_code: RAFINAD_URL }),
    title: 'Push: Rafinad',
    description: 'Скрипт службы загружен по адресу из настроек.',
    thirdParties: [RAFINAD_SCRIPT],
    expects: LOADED,
  },
  'push-rollerads': {
    ...provider('rollerads'),
    title: 'Push: RollerAds',
    description: 'Скрипт службы загружен с зоной этого сайта.',
    thirdParties: [ROLLERADS_SCRIPT],
    expects: LOADED,
  },
  'push-unknown': {
    ...provider('pigeon'),
    title: 'Push: неизвестная служба',
    description: 'Предупреждение в журнале, страница работает.',
    expects: {
      shows: ['служба неизвестна, или её код не годится'],
      logs: ['push: provider "pigeon" is unknown'],
    },
  },
  'push-foreign-url': {
    ...provider('repush', { push_repush_code: 'https://evil.example/x.js' }),
    title: 'Push: чужой скрипт',
    description: 'Код — адрес на постороннем сайте: ошибка настройки, приглашения нет.',
    steps: [skipTime(2_000)],
    expects: {
      shows: ['годится только сайт самой службы или из push.scriptOrigins', OVERLAY_OFFER],
      hides: ['Не сейчас'],
      logs: ['push: repush must not load a script from https://evil.example'],
    },
  },
  'push-denied': {
    ...repush,
    title: 'Push: уведомления запрещены',
    description: 'Посетитель запретил их раньше: приглашения нет.',
    browser: { notifications: 'denied' },
    steps: [skipTime(2_000)],
    expects: { shows: ['посетитель их запретил', OVERLAY_OFFER], hides: ['Не сейчас'] },
  },
});
