import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { DEFERRED_COPY } from '../../config/deferredCopy';
import { color, font } from '../../design/tokens';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useServices } from '../../store/useServices';
import { announce } from '../../ui/announce';
import { useMultiOffer } from '../site/multiOffer';
import { formatRemaining, timeRemainingSec } from './countdown';
import { resyncCountdown, selectExpiresAtSec } from './countdownSlice';

/* The words at the end are smaller and take the height of the figures, so that nothing moves. */
const Time = styled.p<{ $isOver: boolean }>`
  display: grid;
  align-items: center;
  min-height: calc(1.2 * ${font.figure});
  font-size: ${({ $isOver }) => ($isOver ? font.title : font.figure)};
  font-weight: ${font.heavy};
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
  color: ${color.accent};
`;

const Text = styled.p`
  font-size: ${font.small};
  color: ${color.textMuted};
`;

/** `mm:ss`, then «Последний шанс!», and what to do. The only component that renders every second. */
export function PromoTimer({ isSubmitted }: { isSubmitted: boolean }) {
  const dispatch = useAppDispatch();
  const { clock } = useServices();
  const lengthSec = useMultiOffer().site.countdownLengthSec;
  const expiresAtSec = useAppSelector(selectExpiresAtSec);
  // A new object at every tick, so that ticking continues if the clock stands still.
  const [moment, setMoment] = useState(() => ({ ms: clock.now() }));
  const nowSec = Math.floor(moment.ms / 1000);
  const remaining = timeRemainingSec(expiresAtSec, nowSec, lengthSec);
  const isOver = remaining === 0;
  const [wasOver] = useState(isOver);
  const { text, textOver, approvedText, approvedTextOver } = DEFERRED_COPY.promo;
  const [running, over] = isSubmitted ? [approvedText, approvedTextOver] : [text, textOver];

  const update = useCallback(() => {
    dispatch(resyncCountdown());
    setMoment({ ms: clock.now() });
  }, [clock, dispatch]);

  // Timers stop in background tabs and during sleep: resync with the clock on return.
  useEffect(() => {
    document.addEventListener('visibilitychange', update);
    addEventListener('pageshow', update);
    return () => {
      document.removeEventListener('visibilitychange', update);
      removeEventListener('pageshow', update);
    };
  }, [update]);

  // Only the end is announced, and only if it happens while the page is open.
  useEffect(() => {
    if (isOver && !wasOver) announce(DEFERRED_COPY.promo.ended);
  }, [isOver, wasOver]);

  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(update, 1000 - (moment.ms % 1000));
    return () => clearTimeout(timer);
  }, [isOver, moment, update]);

  return (
    <>
      <Time role="timer" $isOver={isOver}>
        {isOver ? DEFERRED_COPY.promo.over : formatRemaining(remaining)}
      </Time>
      <Text>{isOver ? over : running}</Text>
    </>
  );
}
