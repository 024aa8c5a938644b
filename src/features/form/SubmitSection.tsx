import styled from 'styled-components';
import { COPY, THEME_WORDING } from '../../config/copy';
import { color, font, space } from '../../design/tokens';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { ProgressBar } from '../../ui/ProgressBar';
import { selectPrimaryColor } from '../theme/themeSlice';
import {
  selectIsAccepted,
  selectIsPhoneComplete,
  selectIsSubmitting,
  selectProgress,
} from './formSelectors';

const Block = styled.div`
  display: grid;
  gap: ${space.s};
`;

const Line = styled.p`
  min-height: ${font.smallLine};
  font-size: ${font.small};
  line-height: ${font.smallLine};
  text-align: center;
  color: ${color.textMuted};
`;

const LINE_ID = 'submit-line';

/** Progress, submit button and the list of missing fields (section 5). */
export function SubmitSection() {
  const percent = useAppSelector(selectProgress);
  const isPhoneComplete = useAppSelector(selectIsPhoneComplete);
  const isAccepted = useAppSelector(selectIsAccepted);
  const isSubmitting = useAppSelector(selectIsSubmitting);
  const wording = THEME_WORDING[useAppSelector(selectPrimaryColor)];

  const missing = [
    !isPhoneComplete && COPY.form.missingPhone,
    !isAccepted && COPY.form.missingConsent,
  ].filter((each) => each !== false);
  const line =
    missing.length > 0 ? `${COPY.form.missing}${missing.join(', ')}` : COPY.form.complete;

  return (
    <Block>
      <ProgressBar label={COPY.form.progress} percent={percent} />
      <Button
        type="submit"
        isLoading={isSubmitting}
        disabled={percent !== 100}
        aria-describedby={LINE_ID}
      >
        {wording.submit}
      </Button>
      <Line id={LINE_ID}>{isSubmitting ? COPY.form.sending : line}</Line>
    </Block>
  );
}
