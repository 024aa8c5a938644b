import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { AUTOFOCUS_DELAY_MS } from '../../config/constants';
import { COPY } from '../../config/copy';
import { line } from '../../design/tokens';
import { isTouchScreen } from '../../lib/isTouchScreen';
import { FormattedInput } from '../../ui/FormattedInput';
import type { FieldInputProps } from '../../ui/TextField';
import { clampAmount, type AmountRange } from './amount';
import { figureStyle } from './amountStyle';
import {
  editAmount,
  formatAmountText,
  parseAmountText,
  readAmount,
  type AmountText,
} from './amountText';

const AmountInput = styled(FormattedInput)`
  ${figureStyle}
  padding: 0;
  border: 0;
  border-bottom: ${line.edited};
  border-radius: 0;
  background: none;
  &:focus {
    outline: none;
    box-shadow: ${line.editedShadow};
  }
`;

export interface AmountEdit extends AmountText {
  /** True if what was refused was pasted, filled in or a letter: that is told at once. */
  isToldAtOnce: boolean;
  /** Restored by Escape, and while the field is empty. */
  initialRub: number;
  isOutOfRange: boolean;
}

interface AmountEditorProps {
  edit: AmountEdit;
  amountRub: number;
  range: AmountRange;
  inputProps: FieldInputProps;
  onEdit: (change: Partial<AmountEdit>) => void;
  /** Receives the clamped amount at every key; the field keeps the text as typed. */
  onAmountChange: (amountRub: number) => void;
  onEditEnd: (options: { isByKey: boolean }) => void;
}

/** The text field that the amount turns into while it is edited. */
export function AmountEditor({
  edit: known,
  amountRub,
  range,
  inputProps,
  onEdit,
  onAmountChange,
  onEditEnd,
}: AmountEditorProps) {
  const { text, initialRub } = known;
  const input = useRef<HTMLInputElement>(null);

  const focusUnlessMoved = useEffectEvent((activeBefore: Element | null) => {
    const active = document.activeElement;
    const isOther = active !== activeBefore && active !== input.current;
    // On a slow phone the visitor may have turned to another field meanwhile, or typed into this one.
    if (isOther && active?.matches('input') === true) onEditEnd({ isByKey: false });
    else if (text === String(initialRub)) {
      input.current?.focus();
      input.current?.select();
    }
  });
  useEffect(() => {
    const { activeElement } = document;
    // iOS opens its keyboard only for a focus during the tap; the delayed one then finds the field focused.
    if (isTouchScreen()) focusUnlessMoved(activeElement);
    const timer = setTimeout(() => focusUnlessMoved(activeElement), AUTOFOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  const applyText = (typed: string) => {
    const typedRub = parseAmountText(typed);
    const clampedRub = typedRub === null ? null : clampAmount(typedRub, range);
    onEdit({ isOutOfRange: clampedRub !== typedRub });
    // At once: a submit may close the field without a blur.
    if (clampedRub === null) restore();
    else onAmountChange(clampedRub);
  };
  const restore = () => {
    // Dispatching an unchanged amount would mark it as chosen.
    if (amountRub !== initialRub) onAmountChange(initialRub);
  };

  return (
    <AmountInput
      {...inputProps}
      getInputRef={input}
      onCompose={(composed) => applyText(readAmount(composed))}
      aria-label={COPY.form.amount}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      value={text}
      format={formatAmountText}
      onEdit={(edit) => {
        const edited = editAmount(known, edit, range.max);
        // No later key can make a letter part of the amount.
        const isFinal = !edit.isTyped || (!known.isRefused && /\p{L}/u.test(edit.inserted));
        const isToldAtOnce = edited.isRefused && (known.isToldAtOnce || isFinal);
        onEdit({ ...edited, isToldAtOnce });
        applyText(edited.text);
        return edited.text;
      }}
      onBlur={() => onEditEnd({ isByKey: false })}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        // Enter ends editing without submitting the form.
        event.preventDefault();
        if (event.key === 'Escape') restore();
        onEditEnd({ isByKey: true });
      }}
    />
  );
}
