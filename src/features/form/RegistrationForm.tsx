import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { COPY } from '../../config/copy';
import { media, space } from '../../design/tokens';
import { holdHeights } from '../../lib/holdHeights';
import { createListeners } from '../../lib/listeners';
import { lockFields } from '../../lib/lockFields';
import { useAppSelector } from '../../store/hooks';
import { Card } from '../../ui/Card';
import { FocusTransfer } from '../../ui/FocusTransfer';
import { useMultiOffer } from '../site/multiOffer';
import { AmountField } from './AmountField';
import { ApprovedCard } from './ApprovedCard';
import { ConsentField } from './ConsentField';
import { selectIsSubmitted, selectIsSubmitting, selectLeadAttempts } from './formSelectors';
import { PhoneField } from './PhoneField';
import { SubmitSection } from './SubmitSection';

const FormCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & > * {
    grid-area: 1 / 1;
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  ${media.print} {
    break-inside: avoid;
  }
`;

/**
 * Nothing moves during a press, nor the page below when the approved card replaces the form, whose height
 * the card keeps.
 */
function preserveHeight(form: HTMLFormElement) {
  const card = form.parentElement;
  const listeners = createListeners();
  holdHeights(form, listeners);
  return () => {
    listeners.removeAll();
    if (card !== null) card.style.minHeight = `${String(card.offsetHeight)}px`;
  };
}

interface RegistrationFormProps {
  /** The card. */
  ref: RefObject<HTMLDivElement | null>;
  /** Parts of the approved card. */
  summary: ReactNode;
  again: ReactNode;
}

/** The registration form card; the approved card, with these parts, replaces the form (section 4, "Form"). */
export function RegistrationForm({ ref, summary, again }: RegistrationFormProps) {
  const isSubmitted = useAppSelector(selectIsSubmitted);
  // Each application has a card of its own: the one before may not have left yet.
  const attempt = useAppSelector((state) => selectLeadAttempts(state).length);
  return (
    <FormCard ref={ref}>
      <FocusTransfer box={ref}>
        {isSubmitted ? (
          <ApprovedCard key={attempt} summary={summary} again={again} />
        ) : (
          <Fields key="fields" />
        )}
      </FocusTransfer>
    </FormCard>
  );
}

function Fields() {
  const { getOffer } = useMultiOffer();
  const isSubmitting = useAppSelector(selectIsSubmitting);
  const isSubmitted = useAppSelector(selectIsSubmitted);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    // Ends before the approved card comes: the form may leave the document after that.
    if (!isSubmitted && form.current) return preserveHeight(form.current);
    return undefined;
  }, [isSubmitted]);
  useEffect(() => {
    if (isSubmitting && form.current) return lockFields(form.current.querySelectorAll('input'));
    return undefined;
  }, [isSubmitting]);
  return (
    <Form
      ref={form}
      aria-label={COPY.form.name}
      noValidate
      // For `submit()`, which fires no event: it would open a url with the phone.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        getOffer();
      }}
    >
      <AmountField />
      <PhoneField />
      <ConsentField />
      <SubmitSection />
    </Form>
  );
}
