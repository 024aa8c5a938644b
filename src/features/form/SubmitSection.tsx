import { useEffect, useRef } from 'react';
import { shallowEqual } from 'react-redux';
import styled, { css } from 'styled-components';
import { COPY } from '../../config/copy';
import { motion, ring, slideRight } from '../../design/motion';
import { color, font, space } from '../../design/tokens';
import { useAppSelector } from '../../store/hooks';
import { announce } from '../../ui/announce';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { ProgressBar } from '../../ui/ProgressBar';
import { useMultiOffer } from '../site/multiOffer';
import { ThemeWording } from '../theme/ThemeWording';
import { selectIsSubmitting, selectMissingParts } from './formSelectors';
import { PROGRESS_ID } from '../../application/htmlMarks';
import { progressPercent, progressText } from '../../application/progress';

const Block = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  & > button {
    margin-top: ${space.s};
  }
`;

const StatusText = styled.p`
  min-height: ${font.smallLine};
  font-size: ${font.small};
  line-height: ${font.smallLine};
  color: ${color.textMuted};
`;

/* The animation is a rule of the enabled state alone, so that the first HTML does not contain it. */
const Submit = styled(Button)<{ $canSubmit: boolean }>`
  ${({ $canSubmit }) =>
    $canSubmit &&
    css`
      animation: ${ring} ${motion.slow};
    `}
`;

/* Out of the flow, so that the label stays where it is. */
const Arrow = styled.span`
  position: absolute;
  margin-inline-start: ${space.xs};
  animation: ${slideRight} ${motion.slow};
  & svg {
    vertical-align: middle;
  }
`;

/** Progress, submit button and the list of missing fields (section 5); under it the conditions of the tagline's claim. */
export function SubmitSection() {
  const missing = useAppSelector(selectMissingParts, shallowEqual);
  const isSubmitting = useAppSelector(selectIsSubmitting);
  const { legal } = useMultiOffer().site;
  const isComplete = missing.length === 0;
  const canSubmit = isComplete && !isSubmitting;
  const text = progressText(missing, COPY.form, isSubmitting);
  const last = useRef({ text, isSubmitting });
  useEffect(() => {
    const before = last.current;
    last.current = { text, isSubmitting };
    // After a submit the answer is told, not that the form is complete.
    if (text !== before.text && !before.isSubmitting) announce(text);
  }, [text, isSubmitting]);

  return (
    <Block>
      <StatusText id={PROGRESS_ID} suppressHydrationWarning>
        {text}
      </StatusText>
      <ProgressBar label={COPY.form.progress} percent={progressPercent(missing)} />
      <Submit
        type="submit"
        // The inline script updates it and the status text before hydration.
        suppressHydrationWarning
        isLoading={isSubmitting}
        $canSubmit={canSubmit}
        disabled={!isComplete}
        // Not under the focus, where its change would be told as well: only a complete form has a button to focus.
        aria-describedby={isComplete ? undefined : PROGRESS_ID}
      >
        <ThemeWording text="submit" />
        {canSubmit && (
          <Arrow>
            <Icon name="arrow" />
          </Arrow>
        )}
      </Submit>
      {legal.claimPlacement === 'form' && (
        <StatusText>
          <b>{legal.warning}</b> {legal.footnote}
        </StatusText>
      )}
    </Block>
  );
}
