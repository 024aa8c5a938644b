import {
  useImperativeHandle,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
} from 'react';
import { NumberFormatBase, type NumberFormatBaseProps } from 'react-number-format';
import { useFixedDefaultValue } from '../lib/useFixedDefaultValue';

interface ComposableInputProps extends ComponentPropsWithRef<'input'> {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Called with the unformatted text while an input method composes, and with null when it ends. */
  onCompose?: (text: string | null) => void;
}

/**
 * An input that formats its text and keeps the caret, except during a composition: Android keyboards may compose digits,
 * and formatting in between doubles them. Composed text is formatted once, when the composition ends.
 */
export function FormattedInput(props: NumberFormatBaseProps<ComposableInputProps>) {
  return <NumberFormatBase {...props} customInput={ComposableInput} />;
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

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const isComposing =
      'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true;
    if (!isComposing) {
      finish(event);
      return;
    }
    const text = event.currentTarget.value;
    setDraft(text);
    onCompose?.(text);
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
      // Some engines fire no input event after the composition.
      onCompositionEnd={(event) => finish(event as unknown as ChangeEvent<HTMLInputElement>)}
    />
  );
}
