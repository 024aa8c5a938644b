/** Inline script right behind the prerendered page: owns the form until the app takes it. */
import { reloadPage, saveApproval } from '../application/savedState';
import { watchPresses } from '../lib/watchPresses';
import { early } from './early';
import { enableForm, handOverForm } from './form';
import { keepFocusOut } from './keepFocusOut';
import { reloadOnce, watchTouches } from './reloadOnce';
import { giveUpApp, releaseForm, sendLead, startForm } from './submit';
import { stripAddress } from './stripAddress';
import { takeSource } from './visit';
import { watchScripts } from './watchScripts';

// Behind those of the head and before those that components insert: their place decides which rules win.
document.head.append(...document.querySelectorAll('body > style'));
watchPresses();
watchTouches();
watchScripts(giveUpApp);
keepFocusOut();
addEventListener('click', ({ target }) => {
  if (target instanceof HTMLElement && target.id === 'reload') location.reload();
});

const { isHome, isParseDue, earlyParse, themeWithoutSource } = early;

window.__landing = {
  ...early,
  strippedUrl: stripAddress(early.url),
  sendLead,
  saveApproval,
  reloadPage,
  reloadOnce,
  takeForm: () => (releaseForm() ? handOverForm() : null),
};

if (isHome) {
  const mayBeUsable = startForm();
  if (mayBeUsable && !isParseDue) enableForm();
  void earlyParse?.then((response) => {
    if (!takeSource(response)) document.documentElement.dataset['theme'] = themeWithoutSource;
    if (mayBeUsable) enableForm();
  });
}
