import {
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type KeyboardEvent,
} from 'react';
import { NumberFormatBase, type NumberFormatBaseProps } from 'react-number-format';
import { COMPOSING_ATTRIBUTE } from '../lib/composing';
import { useFixedDefaultValue } from '../lib/useFixedDefaultValue';

interface ComposableInputProps extends ComponentPropsWithRef<'input'> {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Called with the unformatted text while an input method composes, and with null when it ends. */
  onCompose?: (text: string | null) => void;
}

type BaseProps = NumberFormatBaseProps<ComposableInputProps>;

type FormattedInputProps = BaseProps & Required<Pick<BaseProps, 'format' | 'removeFormatting'>>;

/**
 * An input that formats its text and keeps the caret, except during a composition: Android keyboards may compose digits,
 * and formatting in between doubles them. Composed text is formatted once, when the composition ends.
 */
export function FormattedInput({ format, removeFormatting, ...rest }: FormattedInputProps) {
  // Delete of a separator deletes the digit after it: formatting would bring the separator back.
  const skipSeparators = ({ key, currentTarget: input }: KeyboardEvent<HTMLInputElement>) => {
    const { value, selectionStart: start, selectionEnd: end } = input;
    if (key !== 'Delete' || start === null || start !== end) return;
    const isRestored = (at: number) =>
      at < value.length &&
      format(removeFormatting(value.slice(0, at) + value.slice(at + 1))) === value;
    let position = start;
    while (isRestored(position)) position += 1;
    if (position !== start) input.setSelectionRange(position, position);
  };
  return (
    <NumberFormatBase
      {...rest}
      format={format}
      removeFormatting={removeFormatting}
      onKeyDownCapture={skipSeparators}
      customInput={ComposableInput}
    />
  );
}

function ComposableInput({ value, onChange, onCompose, ref, ...rest }: ComposableInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => input.current,
    [],
  );
  useFixedDefaultValue(input, '');
  const [draft, setDraft] = useState<string | null>(null);

  const compose = (text: string) => {
    setDraft(text);
    onCompose?.(text);
  };
  const takeComposition = useEffectEvent((field: HTMLInputElement) => {
    if (!field.hasAttribute(COMPOSING_ATTRIBUTE)) return;
    field.removeAttribute(COMPOSING_ATTRIBUTE);
    compose(field.value);
  });
  // Before any later render, which would replace the composed text.
  useLayoutEffect(() => {
    if (input.current !== null) takeComposition(input.current);
  }, []);

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const isComposing =
      'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true;
    if (isComposing) compose(event.currentTarget.value);
    else finish(event);
  };

  const finish = (event: ChangeEvent<HTMLInputElement>) => {
    if (draft !== null) {
      setDraft(null);
      onCompose?.(null);
    }
    onChange(event);
  };

  return (
    <input
      {...rest}
      ref={input}
      value={draft ?? value}
      onChange={handleChange}
      // Some engines fire no input event after the composition, and Firefox for Android none for a deletion that ends it.
      onCompositionEnd={(event) => {
        if (draft !== null) onCompose?.(event.currentTarget.value);
        finish(event as unknown as ChangeEvent<HTMLInputElement>);
      }}
    />
  );
}
