import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { AMOUNT_STEP_RUB, LONG_COOLING_OFF_FROM_RUB } from '../../config/constants';
import { COPY, fillIn } from '../../config/copy';
import { color, font, radius, space } from '../../design/tokens';
import { formatDigits, formatRub, formatRubLong } from '../../lib/money';
import { loadChunk } from '../../lib/chunks';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { waitForState } from '../../store/waitForState';
import { FocusTransfer } from '../../ui/FocusTransfer';
import { Icon } from '../../ui/Icon';
import { Slider } from '../../ui/Slider';
import { FieldMessage, useField } from '../../ui/TextField';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { notificationAdded } from '../notifications/notificationsSlice';
import { selectIsPageReady } from '../page/pageSlice';
import { useMultiOffer } from '../site/multiOffer';
import type { AmountEdit, AmountEditor as Editor } from './AmountEditor';
import { nearestStep } from './amount';
import { figureStyle } from './amountStyle';
import { selectAmount, selectIsSubmitting } from './formSelectors';
import { formActions } from './formSlice';
import { AMOUNT_TEXT_ATTRIBUTE } from '../../application/htmlMarks';
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
function coolingOffHint(amountRub: number, fromRub: number): string {
  if (fromRub === 0 || amountRub < fromRub) return '';
  return amountRub < LONG_COOLING_OFF_FROM_RUB ? COPY.form.coolingOff : COPY.form.coolingOffLong;
}

/** Null until its chunk has come: not lazy for React, which would render it too late for the keyboard of iOS. */
let AmountEditor: typeof Editor | null = null;

async function loadAmountEditor(): Promise<void> {
  ({ AmountEditor } = await loadChunk(() => import('./AmountEditor')));
}

/** The slider, the amount as a button, and the text field it turns into (section 4, "Amount control"). */
export function AmountField() {
  const dispatch = useAppDispatch();
  const { site } = useMultiOffer();
  const range = site.calculator.amount;
  const amountRub = useAppSelector((state) => selectAmount(state, site));
  const isSubmitting = useAppSelector(selectIsSubmitting);
  const [edit, setEdit] = useState<AmountEdit | null>(null);
  const block = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const shouldReturnFocus = useRef(false);
  const [isTouched, setIsTouched] = useState(false);
  const isToldAtOnce = edit?.isToldAtOnce === true;
  const isInvalid = edit !== null && (edit.isOutOfRange || edit.isRefused);
  const error = useDebouncedMessage(
    isToldAtOnce || (isInvalid && isTouched)
      ? fillIn(COPY.errors.amountRange, { min: formatDigits(range.min), max: formatRub(range.max) })
      : null,
    isToldAtOnce,
  );
  const hint = coolingOffHint(amountRub, site.hints.coolingOffFromRub);
  const { inputProps, messageId } = useField(error);

  if (isSubmitting && edit !== null) setEdit(null);

  const isEditing = edit !== null;
  useEffect(() => {
    if (isEditing || !shouldReturnFocus.current) return;
    shouldReturnFocus.current = false;
    button.current?.focus();
  }, [isEditing]);

  useEffect(() => {
    // A failure is told by the press that needs it.
    void dispatch(waitForState(selectIsPageReady))
      .then(loadAmountEditor)
      .catch(() => undefined);
  }, [dispatch]);

  const openEditor = (amount: number) =>
    setEdit({
      text: String(amount),
      initialRub: amount,
      isOutOfRange: false,
      isRefused: false,
      isToldAtOnce: false,
    });
  const handleOpen = () => {
    if (AmountEditor) openEditor(amountRub);
    else
      loadAmountEditor().then(
        () => openEditor(amountRub),
        () => dispatch(notificationAdded({ tone: 'alert', message: COPY.errors.amountFailed })),
      );
  };
  const handleAmountChange = (amount: number) => dispatch(formActions.amountChanged(amount));
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
    <Block ref={block}>
      <FocusTransfer box={block}>
        <Heading aria-hidden>{COPY.form.amount}</Heading>
        {isEditing && AmountEditor ? (
          <AmountEditor
            key="editor"
            edit={edit}
            amountRub={amountRub}
            range={range}
            inputProps={inputProps}
            onEdit={(change) => setEdit((known) => known && { ...known, ...change })}
            onAmountChange={handleAmountChange}
            onEditEnd={handleEditEnd}
          />
        ) : (
          <AmountButton
            key="button"
            ref={button}
            type="button"
            aria-disabled={isSubmitting || undefined}
            onClick={handleOpen}
          >
            <span>
              {/* The inline script updates it before hydration. */}
              <span {...{ [AMOUNT_TEXT_ATTRIBUTE]: '' }} suppressHydrationWarning>
                {formatRub(amountRub)}
              </span>
              <VisuallyHidden> ({COPY.form.editAmount})</VisuallyHidden>
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
          exactValue={amountRub}
          valueText={formatRubLong(amountRub)}
          isLocked={isSubmitting}
          onValueChange={handleSlide}
        />
        <RangeRow>
          <RangeLabels aria-hidden $isHidden={error !== null || hint !== ''}>
            <span>{formatRub(range.min)}</span>
            <span>{formatRub(range.max)}</span>
          </RangeLabels>
          <FieldMessage id={messageId} hint={hint} error={error} />
        </RangeRow>
      </FocusTransfer>
    </Block>
  );
}
