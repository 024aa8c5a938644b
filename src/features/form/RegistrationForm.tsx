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

/** The registration form card, and the approved card in its place (section 4, "Form"). */
export function RegistrationForm() {
  const isSubmitted = useAppSelector(selectIsSubmitted);
  const submit = useSubmitApplication();
  return (
    <Card>
      {isSubmitted ? (
        <ApprovedCard />
      ) : (
        <Form
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
    </Card>
  );
}
