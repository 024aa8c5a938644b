import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { COPY, fillIn } from '../../config/copy';
import { plural } from '../../config/plural';
import { useKeptProperty } from '../../lib/useKeptProperty';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { FormattedInput } from '../../ui/FormattedInput';
import { ClearButton, TextField, textInputStyle } from '../../ui/TextField';
import { selectIsSubmitting, selectMissing, selectTelephone } from './formSelectors';
import { telephoneChanged } from './formSlice';
import { findPhoneProblem, formatPhone, type PhoneProblem } from './phone';
import {
  countMissingDigits,
  formatEditedPhone,
  isRefusedPhone,
  phoneCaretBoundary,
} from './phoneEdit';
import { useDebouncedMessage } from './useDebouncedMessage';

const PhoneInput = styled(FormattedInput)`
  ${textInputStyle}
`;

/** Events after which the field is checked for a number that was filled in without an event. */
const FILL_CHECK_EVENTS = ['pointerdown', 'keydown', 'submit'];

function incompleteMessage(missing: number): string {
  const { phoneIncomplete, digits } = COPY.errors;
  return fillIn(phoneIncomplete, { count: `${missing}\u00a0${plural(missing, digits)}` });
}

function getMessage(problem: PhoneProblem, telephone: string): string {
  switch (problem) {
    case 'missing':
      return COPY.errors.phoneMissing;
    case 'incomplete':
      return incompleteMessage(countMissingDigits(telephone));
    case 'tooManyDigits':
      return COPY.errors.phoneTooManyDigits;
    case 'notRussianMobile':
      return COPY.errors.phoneNotRussian;
  }
}

/** Reports the value at the next action outside the field: some password managers fill it without an event. */
function useDetectSilentFill(
  input: RefObject<HTMLInputElement | null>,
  onFill: (field: HTMLInputElement) => void,
): void {
  const reportValue = useEffectEvent(() => {
    if (input.current !== null) onFill(input.current);
  });
  useEffect(() => {
    // Before the event acts: what is submitted must be what is shown. In the field itself it would move the caret.
    const handle = ({ target }: Event) => {
      if (target !== input.current) reportValue();
    };
    for (const type of FILL_CHECK_EVENTS) document.addEventListener(type, handle, true);
    return () => {
      for (const type of FILL_CHECK_EVENTS) document.removeEventListener(type, handle, true);
    };
  }, [input]);
}

/** The mobile number (section 5): `phone.ts` parses and formats it, react-number-format keeps the caret. */
export function PhoneField() {
  const dispatch = useAppDispatch();
  const telephone = useAppSelector(selectTelephone);
  const isSubmitting = useAppSelector(selectIsSubmitting);
  const missing = useAppSelector(selectMissing);
  const input = useRef<HTMLInputElement>(null);
  const [isTouched, setIsTouched] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  /** True while the field has a refused number that was pasted, dropped or filled in. */
  const [isFilled, setIsFilled] = useState(false);
  /** Value from before the running composition; the input's `value` must not change while it runs. */
  const [valueBeforeComposition, setValueBeforeComposition] = useState<string | null>(null);

  useEffect(() => {
    if (missing?.field === 'phone') input.current?.focus();
  }, [missing]);

  const problem = findPhoneProblem(telephone);
  const isRefused = isRefusedPhone(telephone);
  // What is typed is judged after the first blur; what was filled in and refused, at once.
  const isJudged = isTouched || (isRefused && (isFilled || !isFocused));
  const message = problem !== null && isJudged ? getMessage(problem, telephone) : null;
  const error = useDebouncedMessage(message, isFilled || !isFocused);

  useKeptProperty(input, 'value', telephone, isSubmitting && valueBeforeComposition === null);

  const setTelephone = (edited: string, isTyped: boolean) => {
    setIsFilled(isRefusedPhone(edited) && (isFilled || !isTyped));
    if (edited !== telephone) dispatch(telephoneChanged(edited));
    return edited;
  };
  const handleCompose = (text: string | null) => {
    if (text === null) {
      setValueBeforeComposition(null);
    } else {
      setValueBeforeComposition(valueBeforeComposition ?? telephone);
      // Progress and the submit button follow the composed text.
      dispatch(telephoneChanged(formatPhone(text)));
    }
  };
  const takeFilledValue = ({ value }: HTMLInputElement) => {
    if (value !== telephone && valueBeforeComposition === null) {
      setTelephone(formatPhone(value), false);
    }
  };
  useDetectSilentFill(input, takeFilledValue);
  const handleClear = () => {
    setTelephone('', true);
    input.current?.focus();
  };

  return (
    <TextField
      label={COPY.form.phone}
      hint={COPY.form.phoneHint}
      error={error}
      trailing={
        telephone !== '' &&
        !isSubmitting && <ClearButton label={COPY.form.clearPhone} onClear={handleClear} />
      }
    >
      {(inputProps) => (
        <PhoneInput
          {...inputProps}
          getInputRef={input}
          name="telephone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          // Excludes the number from the analytics counter's session replays.
          className="ym-disable-keys"
          placeholder={COPY.form.phonePlaceholder}
          readOnly={isSubmitting}
          onCompose={handleCompose}
          value={valueBeforeComposition ?? telephone}
          format={formatPhone}
          getCaretBoundary={phoneCaretBoundary}
          onEdit={(edit) => setTelephone(formatEditedPhone(edit), edit.isTyped)}
          // `onFocus` would be called later, in a timer.
          onFocusCapture={({ currentTarget }) => {
            takeFilledValue(currentTarget);
            setIsFocused(true);
          }}
          onBlur={({ currentTarget }) => {
            takeFilledValue(currentTarget);
            setIsFocused(false);
            setIsTouched(true);
          }}
        />
      )}
    </TextField>
  );
}
