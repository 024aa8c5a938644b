import { useEffect, useRef, useState } from 'react';
import { NumberFormatBase } from 'react-number-format';
import styled from 'styled-components';
import { AMOUNT_MAX_DIGITS, AMOUNT_STEP_RUB, AUTOFOCUS_DELAY_MS } from '../../config/constants';
import { COPY } from '../../config/copy';
import { color, font, line, radius, size, space } from '../../design/tokens';
import { formatDigits, formatRub, spokenRub } from '../../lib/money';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import { Slider } from '../../ui/Slider';
import { FieldMessage, messageId } from '../../ui/TextField';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useMultiOffer } from '../site/multiOffer';
import { amountOf, clampAmount, formatAmountText, nearestStep, readAmountText } from './amount';
import { selectChosenAmount } from './formSelectors';
import { amountChanged } from './formSlice';
import { useDelayed } from './useDelayed';

const FIELD_ID = 'amount';

const Block = styled.div`
  display: grid;
  gap: ${space.xxs};
`;

const Heading = styled.div`
  font-size: ${font.small};
  font-weight: ${font.medium};
  color: ${color.textMuted};
`;

const figure = `
  width: 100%;
  min-height: ${size.control};
  font-size: ${font.figure};
  font-weight: ${font.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1.1;
  letter-spacing: ${font.figureSpacing};
`;

const AmountButton = styled.button`
  ${figure}
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
  ${figure}
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

const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space.m};
  font-size: ${font.small};
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
`;

/** Slider, the amount as a button, and the text field it turns into (section 4, "Amount control"). */
export function AmountField() {
  const dispatch = useAppDispatch();
  const { calculator } = useMultiOffer().site;
  const range = calculator.amount;
  const amountRub = useAppSelector(selectChosenAmount) ?? calculator.defaultValues.amount;
  const [isEditing, setIsEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const returnFocus = useRef(false);

  useEffect(() => {
    if (isEditing || !returnFocus.current) return;
    returnFocus.current = false;
    button.current?.focus();
  }, [isEditing]);

  const handleEnd = ({ isByKey }: { isByKey: boolean }) => {
    returnFocus.current = isByKey;
    setIsEditing(false);
  };

  return (
    <Block>
      <Heading aria-hidden>{COPY.form.amount}</Heading>
      {isEditing ? (
        <AmountEditor
          amountRub={amountRub}
          range={range}
          onAmountChange={(amount) => dispatch(amountChanged(amount))}
          onEnd={handleEnd}
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
        spokenValue={spokenRub(amountRub)}
        onValueChange={(amount) => dispatch(amountChanged(amount))}
      />
      <Ends aria-hidden>
        <span>{formatRub(range.min)}</span>
        <span>{formatRub(range.max)}</span>
      </Ends>
    </Block>
  );
}

interface AmountEditorProps {
  amountRub: number;
  range: { min: number; max: number };
  /** In range: the slider follows what is typed, the field keeps it as typed. */
  onAmountChange: (amountRub: number) => void;
  onEnd: (how: { isByKey: boolean }) => void;
}

function AmountEditor({ amountRub, range, onAmountChange, onEnd }: AmountEditorProps) {
  const [edited, setEdited] = useState(String(amountRub));
  const before = useRef(amountRub);
  const input = useRef<HTMLInputElement>(null);
  const typed = amountOf(edited);
  const isOutOfRange = typed !== null && clampAmount(typed, range) !== typed;
  const showsError = useDelayed(isOutOfRange);

  useEffect(() => {
    const timer = setTimeout(() => {
      input.current?.focus();
      input.current?.select();
    }, AUTOFOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  const error = showsError
    ? COPY.errors.amountRange(formatDigits(range.min), formatRub(range.max))
    : null;

  return (
    <>
      <AmountInput
        getInputRef={input}
        id={FIELD_ID}
        aria-label={COPY.form.amount}
        aria-invalid={showsError || undefined}
        aria-describedby={messageId(FIELD_ID)}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        value={edited}
        valueIsNumericString
        format={formatAmountText}
        // Anywhere: the library would keep the caret before a comma that ends the text.
        getCaretBoundary={(text) => Array.from({ length: text.length + 1 }, () => true)}
        removeFormatting={(text, change) => {
          const isOneDigit = change !== undefined && change.to.end - change.to.start <= 1;
          const tooLong = text.split(/[.,]/, 1)[0]?.replace(/\D/g, '') ?? '';
          // The mask takes six digits; a seventh that is typed is not taken.
          if (isOneDigit && tooLong.length > AMOUNT_MAX_DIGITS) {
            return readAmountText(change.lastValue, range.max);
          }
          return readAmountText(text, range.max);
        }}
        onValueChange={({ value }) => {
          setEdited(value);
          const amount = amountOf(value);
          if (amount !== null) onAmountChange(clampAmount(amount, range));
        }}
        onBlur={() => onEnd({ isByKey: false })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onAmountChange(before.current);
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // Enter ends the editing; it does not send the form.
          event.preventDefault();
          onEnd({ isByKey: true });
        }}
      />
      <FieldMessage id={FIELD_ID} hint="" error={error} />
    </>
  );
}
