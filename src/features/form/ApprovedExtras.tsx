import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { API_TIMEOUT_MS } from '../../config/constants';
import { DEFERRED_COPY } from '../../config/deferredCopy';
import { color, font } from '../../design/tokens';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { AppThunk } from '../../store/types';
import { useServices } from '../../store/useServices';
import { TextButton } from '../../ui/TextButton';
import { loadConsentConfig, selectIsConsentConfigDue } from '../consent/consentSlice';
import { waitForConsents } from '../consent/waitForConsents';
import { siteLines } from '../site/siteLines';
import { selectVisitToken } from '../visit/visitSlice';
import { selectIsApprovalRestored } from './formSelectors';
import { newApplicationStarted } from './formSlice';

const Again = styled(TextButton)`
  align-self: center;
`;

const Line = styled.p`
  font-size: ${font.small};
  color: ${color.textMuted};
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

/** Below «Далее» on the approved card: the way back to the form after a reload, and what the site has to say. */
export function ApprovedExtras() {
  const dispatch = useAppDispatch();
  const { site, clock } = useServices();
  const isRestored = useAppSelector(selectIsApprovalRestored);
  const [lines] = useState(() => siteLines(site, clock.now()));

  const handleAgain = ({ currentTarget }: MouseEvent) => {
    const main = currentTarget.closest('main');
    flushSync(() => dispatch(startNewApplication()));
    // The button is gone.
    main?.querySelector('input')?.focus();
  };

  return (
    <>
      {isRestored && <Again onClick={handleAgain}>{DEFERRED_COPY.approvedAgain}</Again>}
      {lines.map((line) => (
        <Line key={line}>{line}</Line>
      ))}
    </>
  );
}
