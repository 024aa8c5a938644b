import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { COPY } from '../../config/copy';
import { color, font } from '../../design/tokens';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useMultiOffer } from '../site/multiOffer';
import { countdownLengthSec, formatRemaining, timeRemainingSec } from './countdown';
import { readNow, resyncCountdown, selectExpiresAtSec } from './countdownSlice';

const Time = styled.p`
  font-size: ${font.figure};
  font-weight: ${font.bold};
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
  color: ${color.accent};
`;

/** `mm:ss`, then «Последний шанс!». The one component that renders every second, and nothing with it. */
export function PromoTimer() {
  const dispatch = useAppDispatch();
  const lengthSec = countdownLengthSec(useMultiOffer().site);
  const expiresAtSec = useAppSelector(selectExpiresAtSec);
  // An object of its own at every reading, so that the ticking goes on even if the clock stands still.
  const [moment, setMoment] = useState(() => ({ ms: dispatch(readNow()) }));
  const nowSec = Math.floor(moment.ms / 1000);
  const remaining = timeRemainingSec(expiresAtSec, nowSec, lengthSec);
  const isOver = remaining === 0;
  const [wasOver] = useState(isOver);

  const update = useCallback(() => {
    dispatch(resyncCountdown());
    setMoment({ ms: dispatch(readNow()) });
  }, [dispatch]);

  // Timers sleep with the tab and the machine: what is shown comes from the clock, and is put right on waking.
  useEffect(() => {
    document.addEventListener('visibilitychange', update);
    addEventListener('pageshow', update);
    return () => {
      document.removeEventListener('visibilitychange', update);
      removeEventListener('pageshow', update);
    };
  }, [update]);

  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(update, 1000 - (moment.ms % 1000));
    return () => clearTimeout(timer);
  }, [isOver, moment, update]);

  return (
    <>
      <Time role="timer">{isOver ? COPY.promo.over : formatRemaining(remaining)}</Time>
      {/* The seconds are silent; the end is said, and only to those who were there when it came. */}
      <VisuallyHidden aria-live="polite">{isOver && !wasOver && COPY.promo.ended}</VisuallyHidden>
    </>
  );
}
