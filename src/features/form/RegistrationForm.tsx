import styled from 'styled-components';
import { COPY } from '../../config/copy';
import { space } from '../../design/tokens';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Card } from '../../ui/Card';
import { useMultiOffer } from '../site/multiOffer';
import { AmountField } from './AmountField';
import { ApprovedCard } from './ApprovedCard';
import { ConsentField } from './ConsentField';
import { selectIsSubmitted } from './formSelectors';
import { PhoneField } from './PhoneField';
import { submitApplication } from './submitApplication';
import { SubmitSection } from './SubmitSection';

/* Keeps the form's height when something smaller comes in its place. */
const FormCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
`;

/** Sends the form as it stands; safe to call at any time, since only a complete form is sent, and once. */
export function useSubmitApplication(): () => void {
  const dispatch = useAppDispatch();
  const { getOffer } = useMultiOffer();
  return () => void dispatch(submitApplication(getOffer));
}

/** Measures as the form goes: what comes in its place with a late answer must not pull up the page below. */
function holdHeight(form: HTMLFormElement) {
  const card = form.parentElement;
  return () => {
    if (card !== null) card.style.minHeight = `${String(card.offsetHeight)}px`;
  };
}

/** The registration form card, and the approved card in its place (section 4, "Form"). */
export function RegistrationForm() {
  const isSubmitted = useAppSelector(selectIsSubmitted);
  const submit = useSubmitApplication();
  return (
    <FormCard>
      {isSubmitted ? (
        <ApprovedCard />
      ) : (
        <Form
          ref={holdHeight}
          aria-label={COPY.form.name}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <AmountField />
          <PhoneField />
          <ConsentField />
          <SubmitSection />
        </Form>
      )}
    </FormCard>
  );
}
