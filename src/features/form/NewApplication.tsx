import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { DEFERRED_COPY } from '../../config/deferredCopy';
import { size } from '../../design/tokens';
import { ignoreDoubleTap } from '../../lib/doubleTap';
import { useAppDispatch } from '../../store/hooks';
import type { AppThunk } from '../../store/types';
import { TextButton } from '../../ui/TextButton';
import { selectIsConsentConfigDue } from './consentSlice';
import { loadDueConsents } from './consentThunks';
import { newApplicationStarted } from '../page/lifecycle';

/* As high as its fallback. */
const Again = styled(TextButton)`
  flex: none;
  align-self: center;
  height: ${size.target};
`;

/** Behind a restored card no consents were loaded. */
function startNewApplication(): AppThunk {
  return (dispatch, getState, { clock, landing }) => {
    landing.saveApproval(undefined);
    dispatch(newApplicationStarted({ atMs: clock.now() }));
    if (selectIsConsentConfigDue(getState())) void dispatch(loadDueConsents());
  };
}

/** The button that brings the form back in place of an approved card that a reload or Back has brought back. */
export function NewApplication() {
  const dispatch = useAppDispatch();

  const handleClick = (event: MouseEvent) => {
    const main = event.currentTarget.closest('main');
    // The submit button, which a phone of the visit enables, may come to stand here.
    ignoreDoubleTap(event);
    flushSync(() => dispatch(startNewApplication()));
    main?.querySelector('input')?.focus();
  };

  return <Again onClick={handleClick}>{DEFERRED_COPY.approvedAgain}</Again>;
}
