import type { AppThunk } from '../../store/thunks';

/** A picture that does not load costs a warning in the console and no more (section 8). */
export function warnOfLostPicture(): AppThunk {
  return (_dispatch, _getState, { log }) => log.warn('a picture could not be loaded');
}
