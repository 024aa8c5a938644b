import type { AppThunk } from '../../store/thunks';
import { clientIdLearnt, selectYaClick } from './offersSlice';

/** The counter is loaded late, by somebody else's script: asked at once, and again at growing distances. */
const ATTEMPTS_AFTER_MS = [0, 1_500, 4_000, 10_000];

/**
 * Learns the analytics client id for the offers' links, as soon as the counter answers.
 *
 * @returns what stops the asking
 */
export function learnClientId(): AppThunk<() => void> {
  return (dispatch, getState, { getClientId }) => {
    const timers = ATTEMPTS_AFTER_MS.map((afterMs) =>
      setTimeout(() => {
        if (selectYaClick(getState()) !== '') return;
        void getClientId().then((id) => {
          if (id !== undefined) dispatch(clientIdLearnt(id));
        });
      }, afterMs),
    );
    return () => timers.forEach(clearTimeout);
  };
}
