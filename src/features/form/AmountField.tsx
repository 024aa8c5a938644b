import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { AMOUNT_TEXT_ATTRIBUTE } from '../../boot/preHydrationForm';
import {
  AMOUNT_MAX_DIGITS,
  AMOUNT_STEP_RUB,
  AUTOFOCUS_DELAY_MS,
  COOLING_OFF_FROM_RUB,
  LONG_COOLING_OFF_FROM_RUB,
} from '../../config/constants';
import { COPY, fillIn } from '../../config/copy';
import { color, font, line, radius, size, space } from '../../design/tokens';
import { isTouchScreen } from '../../lib/isTouchScreen';
import { formatDigits, formatRub, formatRubLong } from '../../lib/money';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import { FormattedInput } from '../../ui/FormattedInput';
import { Slider } from '../../ui/Slider';
import { FieldMessage, useField, type FieldInputProps } from '../../ui/TextField';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useMultiOffer } from '../site/multiOffer';
import {
  clampAmount,
  formatAmountText,
  nearestStep,
  normalizeAmountText,
  parseAmountText,
  type AmountRange,
} from './amount';
import { selectAmount, selectIsSubmitting } from './formSelectors';
import { amountChanged } from './formSlice';
import { useDebouncedMessage } from './useDebouncedMessage';

const Block = styled.div`
  display: grid;
  gap: ${space.xxs};
`;

const Heading = styled.div`
  font-size: ${font.small};
  font-weight: ${font.medium};
  color: ${color.textMuted};
`;

const figureStyle = `
  width: 100%;
  min-height: ${size.control};
  font-size: ${font.figure};
  font-weight: ${font.heavy};
  font-variant-numeric: tabular-nums;
  line-height: 1.1;
  letter-spacing: ${font.figureSpacing};
`;

const AmountButton = styled.button`
  ${figureStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  padding: 0;
  border: 0;
  border-radius: ${radius.field};
  background: none;
  text-align: left;
  cursor: text;
  & > svg {
    flex: none;
    box-sizing: content-box;
    padding: ${space.s};
    border-radius: ${radius.round};
    background: ${color.tint};
    color: ${color.accent};
  }
`;

const amountInputStyle = `
  ${figureStyle}
  padding: 0;
  border: 0;
  border-bottom: ${line.edited};
  border-radius: 0;
  background: none;
  &:focus { outline: none; box-shadow: ${line.editedShadow}; }
`;

const AmountInput = styled(FormattedInput)`
  ${amountInputStyle}
`;

/* Hint and error take the place of the labels, so that they move nothing. */
const RangeRow = styled.div`
  display: grid;
  & > * {
    grid-area: 1 / 1;
  }
`;

const RangeLabels = styled.div<{ $isHidden: boolean }>`
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space.m};
  font-size: ${font.small};
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
`;

/** The hint about when a loan of this sum is paid out; empty for small sums, which are paid out at once. */
function coolingOffHint(amountRub: number, fromRub = COOLING_OFF_FROM_RUB): string {
  if (fromRub === 0 || amountRub < fromRub) return '';
  return amountRub < LONG_COOLING_OFF_FROM_RUB ? COPY.form.coolingOff : COPY.form.coolingOffLong;
}

interface Edit {
  /** As typed. */
  text: string;
  /** Restored by Escape, and while the field is empty. */
  initialRub: number;
  isOutOfRange: boolean;
}

/** The slider, the amount as a button, and the text field it turns into (section 4, "Amount control"). */
export function AmountField() {
  const dispatch = useAppDispatch();
  const { site } = useMultiOffer();
  const range = site.calculator.amount;
  const amountRub = useAppSelector((state) => selectAmount(state, site));
  const isSubmitting = useAppSelector(selectIsSubmitting);
  const [edit, setEdit] = useState<Edit | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const shouldReturnFocus = useRef(false);
  const [isTouched, setIsTouched] = useState(false);
  const error = useDebouncedMessage(
    edit?.isOutOfRange === true && isTouched
      ? fillIn(COPY.errors.amountRange, { min: formatDigits(range.min), max: formatRub(range.max) })
      : null,
  );
  const hint = coolingOffHint(amountRub, site.hints?.coolingOffFromRub);
  const { inputProps, messageId } = useField(error);

  if (isSubmitting && edit !== null) setEdit(null);

  const isEditing = edit !== null;
  useEffect(() => {
    if (isEditing || !shouldReturnFocus.current) return;
    shouldReturnFocus.current = false;
    button.current?.focus();
  }, [isEditing]);

  const openEditor = (amount: number) =>
    setEdit({ text: String(amount), initialRub: amount, isOutOfRange: false });
  const handleAmountChange = (amount: number) => dispatch(amountChanged(amount));
  const handleSlide = (amount: number) => {
    handleAmountChange(amount);
    // Dragged by touch, the slider leaves the focus in the field.
    if (isEditing) openEditor(amount);
  };
  const handleEditEnd = ({ isByKey }: { isByKey: boolean }) => {
    shouldReturnFocus.current = isByKey;
    setEdit(null);
    setIsTouched(true);
  };

  return (
    <Block>
      <Heading aria-hidden>{COPY.form.amount}</Heading>
      {isEditing ? (
        <AmountEditor
          {...edit}
          amountRub={amountRub}
          range={range}
          inputProps={inputProps}
          onEdit={(change) => setEdit((known) => known && { ...known, ...change })}
          onAmountChange={handleAmountChange}
          onEditEnd={handleEditEnd}
        />
      ) : (
        <AmountButton
          ref={button}
          type="button"
          aria-disabled={isSubmitting || undefined}
          onClick={() => {
            if (!isSubmitting) openEditor(amountRub);
          }}
        >
          <span>
            {/* The inline script updates it before hydration. */}
            <span {...{ [AMOUNT_TEXT_ATTRIBUTE]: '' }} suppressHydrationWarning>
              {formatRub(amountRub)}
            </span>
            <VisuallyHidden>({COPY.form.editAmount})</VisuallyHidden>
          </span>
          <Icon name="pencil" sizePx={20} />
        </AmountButton>
      )}
      <Slider
        name="amount"
        aria-label={COPY.form.amount}
        min={range.min}
        max={range.max}
        step={AMOUNT_STEP_RUB}
        value={nearestStep(amountRub, range, AMOUNT_STEP_RUB)}
        valueText={formatRubLong(amountRub)}
        aria-disabled={isSubmitting || undefined}
        onValueChange={handleSlide}
      />
      <RangeRow>
        <RangeLabels aria-hidden $isHidden={error !== null || hint !== ''}>
          <span>{formatRub(range.min)}</span>
          <span>{formatRub(range.max)}</span>
        </RangeLabels>
        <FieldMessage id={messageId} hint={hint} error={error} />
      </RangeRow>
    </Block>
  );
}

interface AmountEditorProps extends Omit<Edit, 'isOutOfRange'> {
  amountRub: number;
  range: AmountRange;
  inputProps: FieldInputProps;
  onEdit: (change: Partial<Edit>) => void;
  /** Receives the clamped amount at every key; the field keeps the text as typed. */
  onAmountChange: (amountRub: number) => void;
  onEditEnd: (options: { isByKey: boolean }) => void;
}

function AmountEditor({
  text,
  initialRub,
  amountRub,
  range,
  inputProps,
  onEdit,
  onAmountChange,
  onEditEnd,
}: AmountEditorProps) {
  const input = useRef<HTMLInputElement>(null);

  const focusField = useEffectEvent((activeBefore: Element | null) => {
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
    if (isTouchScreen()) focusField(activeElement);
    const timer = setTimeout(() => focusField(activeElement), AUTOFOCUS_DELAY_MS);
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
    // An amount that is the same would count as chosen.
    if (amountRub !== initialRub) onAmountChange(initialRub);
  };

  return (
    <AmountInput
      {...inputProps}
      getInputRef={input}
      onCompose={(composed) => {
        if (composed !== null) applyText(normalizeAmountText(composed, range.max));
      }}
      aria-label={COPY.form.amount}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      value={text}
      valueIsNumericString
      format={formatAmountText}
      // Allows every position: the default keeps the caret before a trailing comma.
      getCaretBoundary={(formatted) => Array.from({ length: formatted.length + 1 }, () => true)}
      removeFormatting={(typed, change) => {
        const isOneDigit = change !== undefined && change.to.end - change.to.start <= 1;
        const digits = typed.split(/[.,]/, 1)[0]?.replace(/\D/g, '') ?? '';
        // The mask takes six digits: a seventh typed digit is ignored.
        if (isOneDigit && digits.length > AMOUNT_MAX_DIGITS) {
          return normalizeAmountText(change.lastValue, range.max);
        }
        return normalizeAmountText(typed, range.max);
      }}
      onValueChange={({ value }) => {
        onEdit({ text: value });
        applyText(value);
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
