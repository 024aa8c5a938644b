import {
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type RefObject,
} from 'react';
import { NumberFormatBase, type NumberFormatBaseProps } from 'react-number-format';
import { findEdit, findCaret, type TextEdit, type TextInput } from '../lib/textEdit';
import { useFixedDefaultValue } from '../lib/useFixedDefaultValue';
import { useTextHistory } from '../lib/useTextHistory';

interface ComposableInputProps extends ComponentPropsWithRef<'input'> {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Called with the unformatted text while an input method composes. */
  onCompose: (text: string) => void;
  /** Called right before `onChange`, and with null right after it. */
  onTextInput: (input: TextInput | null) => void;
  /** Called for an undo or redo by the browser. */
  onUndo: (isRedo: boolean) => void;
}

type BaseProps = NumberFormatBaseProps<ComposableInputProps>;

interface FormattedInputProps extends Omit<BaseProps, 'onTextInput' | 'onUndo'> {
  getInputRef: RefObject<HTMLInputElement | null>;
  value: string;
  /** Formats a value, and a text that is formatted already. */
  format: (text: string) => string;
  /** Returns the value after an edit; the owner of the value sets it to the same. */
  onEdit: (edit: TextEdit) => string;
}

/**
 * An input that formats its text and keeps the caret, except during a composition: Android keyboards may compose digits,
 * and formatting in between doubles them. Composed text is formatted once, when the composition ends.
 */
export function FormattedInput({ value, format, onEdit, ...rest }: FormattedInputProps) {
  const input = useRef<TextInput | null>(null);
  const edit = useRef<TextEdit | null>(null);
  const shown = format(value);
  useFixedDefaultValue(rest.getInputRef, '');
  useLayoutEffect(() => {
    // The library has placed the caret.
    edit.current = null;
  }, [shown]);
  const { undo, onKeyDown } = useTextHistory(shown, (text) => {
    const inserted = { start: 0, inserted: text, behind: '', digitsBehind: 0 };
    const whole = {
      before: shown,
      text,
      ...inserted,
      isKey: false,
      isTyped: true,
      isPasted: false,
    };
    const restored = format(onEdit(whole));
    if (restored !== shown) edit.current = whole;
  });
  return (
    <NumberFormatBase
      {...rest}
      value={value}
      valueIsNumericString
      format={format}
      removeFormatting={(text, change) => {
        if (change === undefined || input.current === null) return text;
        edit.current = findEdit(change.lastValue, input.current, 0, format);
        return onEdit(edit.current);
      }}
      // The library places the caret by the last inserted character, which may be a separator that is not shown.
      getCaretBoundary={(formatted) => {
        const allowed = Array<boolean>(formatted.length + 1).fill(true);
        if (edit.current === null) return allowed;
        const isWhole = format(edit.current.inserted) === formatted;
        const caret = isWhole ? formatted.length : findCaret(edit.current, formatted, allowed);
        return allowed.map((_, position) => position === caret);
      }}
      onTextInput={(current) => {
        input.current = current;
        edit.current = null;
      }}
      onUndo={undo}
      onKeyDownCapture={onKeyDown}
      customInput={ComposableInput}
    />
  );
}

function ComposableInput({
  value,
  onChange,
  onCompose,
  onTextInput,
  onUndo,
  ...rest
}: ComposableInputProps) {
  const [draft, setDraft] = useState<string | null>(null);

  const compose = (text: string) => {
    setDraft(text);
    onCompose(text);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    // Some password managers send a plain event.
    const { isComposing, inputType = '' }: Partial<InputEvent> = event.nativeEvent;
    if (isComposing === true) compose(event.currentTarget.value);
    else if (inputType.startsWith('history')) onUndo(inputType.endsWith('Redo'));
    else finish(event, inputType);
  };

  const finish = (event: ChangeEvent<HTMLInputElement>, inputType = '') => {
    const isComposed = draft !== null;
    if (isComposed) setDraft(null);
    const { value: text, selectionEnd } = event.currentTarget;
    onTextInput({ text, caret: selectionEnd ?? text.length, isComposed, inputType });
    onChange(event);
    onTextInput(null);
  };

  return (
    <input
      {...rest}
      value={draft ?? value}
      onChange={handleChange}
      // Some engines fire no input event after the composition, and Firefox for Android none for a deletion that ends it.
      onCompositionEnd={(event) => {
        if (draft !== null) onCompose(event.currentTarget.value);
        finish(event as unknown as ChangeEvent<HTMLInputElement>);
      }}
    />
  );
}
