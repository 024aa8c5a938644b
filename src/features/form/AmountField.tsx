import { useEffect, useRef, useState } from 'react';
import { NumberFormatBase } from 'react-number-format';
import styled from 'styled-components';
import { AMOUNT_MAX_DIGITS, AMOUNT_STEP_RUB, AUTOFOCUS_DELAY_MS } from '../../config/constants';
import { COPY } from '../../config/copy';
import { color, font, line, radius, size, space } from '../../design/tokens';
import { formatDigits, formatRub, formatRubLong } from '../../lib/money';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import { Slider } from '../../ui/Slider';
import { FieldMessage, useField } from '../../ui/TextField';
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
import { selectChosenAmount } from './formSelectors';
import { amountChanged } from './formSlice';
import { useDebouncedFlag } from './useDebouncedFlag';

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
  font-weight: ${font.bold};
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
    color: ${color.accent};
  }
`;

const amountInputStyle = `
  ${figureStyle}
  padding: 0;
  border: 0;
  border-bottom: ${line.caret};
  border-radius: 0;
  background: none;
  &:focus { outline: none; box-shadow: ${line.caretShadow}; }
`;

const AmountInput = styled(NumberFormatBase)`
  ${amountInputStyle}
`;

const RangeLabels = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space.m};
  font-size: ${font.small};
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
`;

/** The slider, the amount as a button, and the text field it turns into (section 4, "Amount control"). */
export function AmountField() {
  const dispatch = useAppDispatch();
  const { calculator } = useMultiOffer().site;
  const range = calculator.amount;
  const amountRub = useAppSelector(selectChosenAmount) ?? calculator.defaultValues.amount;
  const [isEditing, setIsEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);

  useEffect(() => {
    if (isEditing || !returnsFocus.current) return;
    returnsFocus.current = false;
    button.current?.focus();
  }, [isEditing]);

  const handleAmountChange = (amount: number) => dispatch(amountChanged(amount));
  const handleEditEnd = ({ isByKey }: { isByKey: boolean }) => {
    returnsFocus.current = isByKey;
    setIsEditing(false);
  };

  return (
    <Block>
      <Heading aria-hidden>{COPY.form.amount}</Heading>
      {isEditing ? (
        <AmountEditor
          amountRub={amountRub}
          range={range}
          onAmountChange={handleAmountChange}
          onEditEnd={handleEditEnd}
        />
      ) : (
        <AmountButton ref={button} type="button" onClick={() => setIsEditing(true)}>
          <span>
            {formatRub(amountRub)}
            <VisuallyHidden>({COPY.form.editAmount})</VisuallyHidden>
          </span>
          <Icon name="pencil" />
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
        onValueChange={handleAmountChange}
      />
      <RangeLabels aria-hidden>
        <span>{formatRub(range.min)}</span>
        <span>{formatRub(range.max)}</span>
      </RangeLabels>
    </Block>
  );
}

interface AmountEditorProps {
  amountRub: number;
  range: AmountRange;
  /** Receives the clamped amount at every key; the field keeps the text as typed. */
  onAmountChange: (amountRub: number) => void;
  onEditEnd: (options: { isByKey: boolean }) => void;
}

function AmountEditor({ amountRub, range, onAmountChange, onEditEnd }: AmountEditorProps) {
  const [text, setText] = useState(String(amountRub));
  const initialAmountRub = useRef(amountRub);
  const input = useRef<HTMLInputElement>(null);
  const typedRub = parseAmountText(text);
  const isOutOfRange = typedRub !== null && clampAmount(typedRub, range) !== typedRub;
  const error = useDebouncedFlag(isOutOfRange)
    ? COPY.errors.amountRange(formatDigits(range.min), formatRub(range.max))
    : null;
  const { inputProps, messageId } = useField(error);

  useEffect(() => {
    const timer = setTimeout(() => {
      input.current?.focus();
      input.current?.select();
    }, AUTOFOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <AmountInput
        {...inputProps}
        getInputRef={input}
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
          setText(value);
          const amount = parseAmountText(value);
          if (amount !== null) onAmountChange(clampAmount(amount, range));
        }}
        onBlur={() => onEditEnd({ isByKey: false })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onAmountChange(initialAmountRub.current);
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // Enter ends editing without submitting the form.
          event.preventDefault();
          onEditEnd({ isByKey: true });
        }}
      />
      <FieldMessage id={messageId} error={error} />
    </>
  );
}
