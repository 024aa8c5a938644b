/** Stands in for React: the store as fields, boxes, button, messages and approved card. */
import type { AppStore } from '~/app/store';
import {
  configuredConsentsUnavailable,
  consentsShown,
  selectConfiguredBoxes,
} from '~/features/form/consentSlice';
import { nearestStep } from '~/features/form/amount';
import { changeConsent } from '~/features/form/consentThunks';
import { continueToOffer } from '~/features/form/continueToOffer';
import {
  selectAmount,
  selectIsChecked,
  selectMissingParts,
  selectIsSubmitted,
  selectIsSubmitting,
  selectTelephone,
} from '~/features/form/formSelectors';
import { formActions } from '~/features/form/formSlice';
import { ACCEPT_NAME } from '~/application/applicationState';
import { attachPhoneEditor } from '~/application/phoneEditor';
import { submitApplication } from '~/features/form/submitApplication';
import { selectNotifications } from '~/features/notifications/notificationsSlice';
import { selectIsPageReady } from '~/features/page/pageSlice';
import { createListeners } from '~/lib/listeners';
import { watchSliderGesture } from '~/lib/sliderGesture';
import { AMOUNT_STEP_RUB } from '~/config/constants';
import { COPY } from '~/config/copy';
import type { Services } from '~/store/services';
import type { Page } from './page';

/** @returns a function that shows the state of the store, as every later change of it does */
export function showApp(page: Page, store: AppStore, services: Services): () => void {
  const { root } = page;
  const form = root.querySelector('form');
  const [slider, phone, accept] = root.querySelectorAll<HTMLInputElement>('form input');
  const submit = form?.querySelector<HTMLButtonElement>('[type=submit]');
  const alerts = root.querySelector('[role=alert]');
  if (!form || !slider || !phone || !accept || !submit || !alerts)
    throw new Error('the prerendered form has changed');
  const getOffer = () => void store.dispatch(submitApplication());
  let configured: HTMLInputElement[] | null = null;
  const consents = accept.parentElement;

  const editor = attachPhoneEditor(phone, {
    text: selectTelephone(store.getState()),
    onChange: (text, isTyped) => store.dispatch(formActions.telephoneChanged({ text, isTyped })),
    isLocked: () => selectIsSubmitting(store.getState()),
    listeners: createListeners(),
  });
  form.addEventListener('input', ({ target }) => {
    if (target === slider) store.dispatch(formActions.amountChanged(slider.valueAsNumber));
    else if (target instanceof HTMLInputElement && target !== phone)
      store.dispatch(changeConsent(target.name, target.checked));
    show();
  });
  watchSliderGesture(
    slider,
    () => selectAmount(store.getState(), page.site),
    (before) => store.dispatch(formActions.amountChanged(before)),
    createListeners(),
  );
  // React may render the busy button after the next click: it is not relied on.
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    getOffer();
  });

  const showConfigured = async (): Promise<void> => {
    const boxes = selectConfiguredBoxes(store.getState()) ?? [];
    configured = boxes.map(({ name }) => {
      const box = document.createElement('input');
      return Object.assign(box, { type: 'checkbox', name });
    });
    const elements = configured;
    if (!(await page.network.loadScript('consents', page))) {
      void services.landing.reloadOnce([]);
      store.dispatch(configuredConsentsUnavailable());
      return;
    }
    if (selectConfiguredBoxes(store.getState()) === null) return;
    consents?.append(...elements);
    const texts = boxes.map(({ content }) => content.textMobile || COPY.consent.name);
    store.dispatch(consentsShown({ texts, atMs: services.clock.now() }));
  };

  const showConsents = () => {
    const state = store.getState();
    const boxes = selectConfiguredBoxes(state);
    if (boxes !== null && configured === null) {
      accept.remove();
      void showConfigured();
    }
    if (boxes === null && configured !== null) {
      configured.forEach((box) => box.remove());
      configured = null;
      consents?.append(accept);
    }
    configured?.forEach((box, index) => {
      box.checked = selectIsChecked(state, boxes?.[index]?.name ?? '');
    });
    accept.checked = selectIsChecked(state, ACCEPT_NAME);
  };

  const showMessages = () => {
    const retry = selectNotifications(store.getState()).find(({ action }) => action === 'retry');
    const shown = alerts.querySelector('button');
    if (retry === undefined) alerts.replaceChildren();
    else if (shown === null) {
      const button = Object.assign(document.createElement('button'), { type: 'button' });
      button.dataset['retry'] = '';
      button.addEventListener('click', getOffer);
      alerts.replaceChildren(button);
    }
  };

  const showApproved = () => {
    if (!form.isConnected) return;
    const link = document.createElement('a');
    link.dataset['next'] = '';
    link.addEventListener('click', () =>
      store.dispatch(continueToOffer(new MouseEvent('click', { ctrlKey: true }))),
    );
    form.replaceWith(link);
  };

  const show = () => {
    if (!page.isOpen()) return;
    const state = store.getState();
    const isReady = selectIsPageReady(state);
    root.setAttribute('aria-busy', String(!isReady));
    root.firstElementChild?.toggleAttribute('inert', !isReady);
    editor.show(selectTelephone(state));
    slider.value = String(
      nearestStep(selectAmount(state, page.site), page.site.calculator.amount, AMOUNT_STEP_RUB),
    );
    submit.disabled = selectMissingParts(state).length > 0;
    submit.toggleAttribute('aria-busy', false);
    if (selectIsSubmitting(state)) submit.setAttribute('aria-busy', 'true');
    showConsents();
    showMessages();
    if (selectIsSubmitted(state)) showApproved();
  };
  store.subscribe(show);
  return show;
}
