import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import {
  countMissingDigits,
  findPhoneProblem,
  isRefusedPhone,
  type PhoneProblem,
} from '../../application/phone';
import {
  attachPhoneEditor,
  COMPOSING_ATTRIBUTE,
  type PhoneEditor,
} from '../../application/phoneEditor';
import { COPY, fillIn } from '../../config/copy';
import { plural } from '../../config/plural';
import { createListeners } from '../../lib/listeners';
import { useTextHistory } from '../../lib/useTextHistory';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ClearButton, TextField, textInputStyle } from '../../ui/TextField';
import {
  selectFailure,
  selectIsSubmitting,
  selectIsTelephoneFilled,
  selectTelephone,
} from './formSelectors';
import { formActions } from './formSlice';
import { useDebouncedMessage } from './useDebouncedMessage';

const PhoneInput = styled.input`
  ${textInputStyle}
`;

function getMessage(problem: PhoneProblem, telephone: string): string {
  const { errors } = COPY;
  const missing = countMissingDigits(telephone);
  const count = `${missing}\u00a0${plural(missing, errors.digits)}`;
  return {
    missing: errors.phoneMissing,
    incomplete: fillIn(errors.phoneIncomplete, { count }),
    tooManyDigits: errors.phoneTooManyDigits,
    notRussianMobile: errors.phoneNotRussian,
  }[problem];
}

/** The mobile number (section 5): `application/phoneEditor.ts` owns the field's text, the store says what it is. */
export function PhoneField() {
  const dispatch = useAppDispatch();
  const telephone = useAppSelector(selectTelephone);
  const isFilled = useAppSelector(selectIsTelephoneFilled);
  const isSubmitting = useAppSelector(selectIsSubmitting);
  const failure = useAppSelector(selectFailure);
  const input = useRef<HTMLInputElement>(null);
  const editor = useRef<PhoneEditor>(null);
  const [isTouched, setIsTouched] = useState(false);
  const [isFocused, setIsFocused] = useState(false);

  const change = (text: string, isTyped: boolean) =>
    dispatch(formActions.telephoneChanged({ text, isTyped }));
  const handleChange = useEffectEvent(change);
  const isLocked = useEffectEvent(() => isSubmitting);
  const { undo, onKeyDown } = useTextHistory(telephone, (text) => change(text, true), isSubmitting);
  const handleUndo = useEffectEvent(undo);
  const readTelephone = useEffectEvent(() => telephone);
  // As late as the inline script's editor goes: two of them would take what the other writes for edits.
  useEffect(() => {
    if (input.current === null) return;
    const listeners = createListeners();
    // What a running composition has written so far is in the state already, by the inline script.
    const isComposing = input.current.hasAttribute(COMPOSING_ATTRIBUTE);
    editor.current = attachPhoneEditor(input.current, {
      text: isComposing ? input.current.value : readTelephone(),
      onChange: (...changed) => handleChange(...changed),
      isLocked: () => isLocked(),
      onUndo: (isRedo) => handleUndo(isRedo),
      listeners,
    });
    // A field that is hydrated has its text; one that comes later, of a new application, has not.
    if (readTelephone() !== '') editor.current.show(readTelephone());
    return listeners.removeAll;
  }, []);
  const shown = useRef(telephone);
  useLayoutEffect(() => {
    if (shown.current !== telephone) editor.current?.show(telephone);
    shown.current = telephone;
  }, [telephone]);
  useEffect(() => {
    if (failure?.kind === 'phoneIncomplete') input.current?.focus();
  }, [failure]);

  const problem = findPhoneProblem(telephone);
  // What is typed is judged after the first blur; what was filled in and refused, at once.
  const isJudged = isTouched || isFilled || (isRefusedPhone(telephone) && !isFocused);
  const message = problem !== null && isJudged ? getMessage(problem, telephone) : null;
  const error = useDebouncedMessage(message, isFilled || !isFocused);

  const handleClear = () => {
    if (isSubmitting) return;
    input.current?.focus();
    // It begins anew: else the field would come with the error of the old number, and soon tell of the next.
    setIsTouched(false);
    // A frame with the focus and the old text: browsers tell readers of a changed text before they tell of the focus,
    // and Orca then takes the field for the one it was in, and says nothing.
    requestAnimationFrame(() => requestAnimationFrame(() => change('', true)));
  };

  return (
    <TextField
      label={COPY.form.phone}
      hint={COPY.form.phoneHint}
      error={error}
      trailing={
        telephone !== '' && (
          <ClearButton label={COPY.form.clearPhone} isLocked={isSubmitting} onClear={handleClear} />
        )
      }
    >
      {(inputProps) => (
        <PhoneInput
          {...inputProps}
          ref={input}
          name="telephone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          // Excludes the number from the analytics counter's session replays.
          className="ym-disable-keys"
          placeholder={COPY.form.phonePlaceholder}
          defaultValue=""
          readOnly={isSubmitting}
          onKeyDown={onKeyDown}
          onFocus={() => setIsFocused(true)}
          onBlur={() => {
            setIsFocused(false);
            setIsTouched(true);
          }}
        />
      )}
    </TextField>
  );
}
