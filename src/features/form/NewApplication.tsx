import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { API_TIMEOUT_MS } from '../../config/constants';
import { DEFERRED_COPY } from '../../config/deferredCopy';
import { size } from '../../design/tokens';
import { useAppDispatch } from '../../store/hooks';
import type { AppThunk } from '../../store/types';
import { TextButton } from '../../ui/TextButton';
import { loadConsentConfig, selectIsConsentConfigDue } from '../consent/consentSlice';
import { waitForConsents } from '../consent/waitForConsents';
import { selectVisitToken } from '../visit/visitSlice';
import { newApplicationStarted } from './formSlice';

/* As high as its fallback. */
const Again = styled(TextButton)`
  flex: none;
  align-self: center;
  height: ${size.target};
`;

/** Behind a restored card no consents were loaded. */
function startNewApplication(): AppThunk {
  return (dispatch, getState, { landing }) => {
    landing.saveApproval(undefined);
    dispatch(newApplicationStarted());
    if (!selectIsConsentConfigDue(getState())) return;
    void dispatch(loadConsentConfig({ token: selectVisitToken(getState()) })).then(() =>
      dispatch(waitForConsents(API_TIMEOUT_MS)),
    );
  };
}

/** The button that brings the form back in place of an approved card of an earlier load. */
export function NewApplication() {
  const dispatch = useAppDispatch();

  const handleClick = ({ currentTarget }: MouseEvent) => {
    const main = currentTarget.closest('main');
    flushSync(() => dispatch(startNewApplication()));
    // The button is gone.
    main?.querySelector('input')?.focus();
  };

  return <Again onClick={handleClick}>{DEFERRED_COPY.approvedAgain}</Again>;
}
