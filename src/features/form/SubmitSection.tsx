import styled from 'styled-components';
import { COPY } from '../../config/copy';
import { color, font, space } from '../../design/tokens';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { ProgressBar } from '../../ui/ProgressBar';
import { ThemeWording } from '../theme/ThemeWording';
import {
  selectIsAccepted,
  selectIsPhoneComplete,
  selectIsSubmitting,
  selectProgress,
} from './formSelectors';
import { progressText } from './progress';

const Block = styled.div`
  display: grid;
  gap: ${space.xs};
  & > button {
    margin-top: ${space.s};
  }
`;

const Line = styled.p`
  min-height: ${font.smallLine};
  font-size: ${font.small};
  line-height: ${font.smallLine};
  color: ${color.textMuted};
`;

const LINE_ID = 'submit-line';

/** Progress, submit button and the list of missing fields (section 5). */
export function SubmitSection() {
  const percent = useAppSelector(selectProgress);
  const isPhoneComplete = useAppSelector(selectIsPhoneComplete);
  const isAccepted = useAppSelector(selectIsAccepted);
  const isSubmitting = useAppSelector(selectIsSubmitting);
  const line = progressText({ isPhoneComplete, isAccepted });

  return (
    <Block>
      <Line id={LINE_ID} suppressHydrationWarning>
        {isSubmitting ? COPY.form.sending : line}
      </Line>
      <ProgressBar label={COPY.form.progress} percent={percent} />
      <Button
        type="submit"
        // `earlyProgress.ts` updates it and the line before hydration.
        suppressHydrationWarning
        isLoading={isSubmitting}
        disabled={percent !== 100}
        aria-describedby={LINE_ID}
      >
        <ThemeWording text="submit" />
      </Button>
    </Block>
  );
}
