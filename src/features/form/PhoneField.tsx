import { useRef, useState } from 'react';
import { NumberFormatBase } from 'react-number-format';
import styled from 'styled-components';
import { COPY } from '../../config/copy';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ClearButton, messageId, TextField, textInputStyle } from '../../ui/TextField';
import { selectIsSubmitting, selectTelephone } from './formSelectors';
import { telephoneChanged } from './formSlice';
import {
  formatPhone,
  isCompletePhone,
  isRefusedPhone,
  phoneCaretBoundary,
  phoneProblem,
  type PhoneProblem,
} from './phone';
import { useDelayed } from './useDelayed';

const FIELD_ID = 'telephone';

const PhoneInput = styled(NumberFormatBase)`
  ${textInputStyle}
`;

const MESSAGES: Record<PhoneProblem, string> = {
  missing: COPY.errors.phoneMissing,
  incomplete: COPY.errors.phoneIncomplete,
  foreign: COPY.errors.phoneForeign,
};

/** The mobile number (section 5). The rules of reading one are in `phone.ts`; the library keeps the caret. */
export function PhoneField() {
  const dispatch = useAppDispatch();
  const telephone = useAppSelector(selectTelephone);
  const isSubmitting = useAppSelector(selectIsSubmitting);
  const input = useRef<HTMLInputElement>(null);
  const [wasLeft, setWasLeft] = useState(false);
  const [isFocused, setIsFocused] = useState(false);

  const problem = phoneProblem(telephone);
  // What is no mobile is told at once; what is merely unfinished, after the field was left the first time.
  const isWrong = problem !== null && (wasLeft || isRefusedPhone(telephone));
  const hasLasted = useDelayed(isWrong);
  const showsError = isWrong && (hasLasted || !isFocused);

  return (
    <TextField
      id={FIELD_ID}
      label={COPY.form.phone}
      hint={COPY.form.phoneHint}
      error={showsError ? MESSAGES[problem] : null}
      end={
        telephone !== '' &&
        !isSubmitting && (
          <ClearButton
            label={COPY.form.clearPhone}
            onClear={() => {
              dispatch(telephoneChanged(''));
              input.current?.focus();
            }}
          />
        )
      }
    >
      <PhoneInput
        getInputRef={input}
        id={FIELD_ID}
        name="telephone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        // Keeps what is typed out of the analytics counter's session replays.
        className="ym-disable-keys"
        placeholder={COPY.form.phonePlaceholder}
        readOnly={isSubmitting}
        aria-invalid={showsError || undefined}
        aria-describedby={messageId(FIELD_ID)}
        value={telephone}
        valueIsNumericString
        format={formatPhone}
        removeFormatting={(text, change) =>
          formatPhone(text, change !== undefined && text.length < change.lastValue.length)
        }
        isValidInputCharacter={(character) => /\d/.test(character)}
        getCaretBoundary={phoneCaretBoundary}
        onValueChange={({ formattedValue }) => {
          if (formattedValue !== telephone) dispatch(telephoneChanged(formattedValue));
        }}
        onPaste={(event) => {
          // A whole number pasted beside what is there is meant instead of it.
          const pasted = formatPhone(event.clipboardData.getData('text'));
          if (!isCompletePhone(pasted)) return;
          event.preventDefault();
          dispatch(telephoneChanged(pasted));
        }}
        onFocus={() => setIsFocused(true)}
        onBlur={() => {
          setIsFocused(false);
          setWasLeft(true);
        }}
      />
    </TextField>
  );
}
