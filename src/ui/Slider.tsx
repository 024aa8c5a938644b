import { useEffect, useEffectEvent, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import styled from 'styled-components';
import { motion } from '../design/motion';
import { color, printedColors, radius, size, variableName } from '../design/tokens';
import { useFixedDefaultValue } from '../lib/useFixedDefaultValue';
import { createListeners } from '../lib/listeners';
import { watchSliderGesture } from '../lib/sliderGesture';
import { SLIDER_FILL_PROPERTY, SLIDER_THUMB as THUMB, sliderFill } from '../lib/sliderFill';

const Range = styled.input`
  appearance: none;
  display: block;
  width: 100%;
  height: ${size.target};
  margin: 0;
  background: none;
  cursor: pointer;
  touch-action: pan-y pinch-zoom;

  &::-webkit-slider-runnable-track {
    height: 10px;
    border-radius: ${radius.round};
    background:
      linear-gradient(${color.accent} 0 0) 0 / var(${SLIDER_FILL_PROPERTY}) 100% no-repeat,
      linear-gradient(${color.controlEdge} 0 0) 0 / 100% 3px no-repeat;
  }
  &::-moz-range-track {
    height: 3px;
    border-radius: ${radius.round};
    background: ${color.controlEdge};
  }
  &::-moz-range-progress {
    height: 10px;
    border-radius: ${radius.round};
    background: ${color.accent};
  }
  &::-webkit-slider-thumb {
    appearance: none;
    width: ${THUMB};
    height: ${THUMB};
    margin-top: -11px;
    border: 8px solid ${color.accent};
    border-radius: ${radius.round};
    background: ${color.surface};
    box-shadow: 0 0 0 4px ${color.surface};
    transition: transform ${motion.fast};
  }
  &::-moz-range-thumb {
    width: 16px;
    height: 16px;
    border: 8px solid ${color.accent};
    border-radius: ${radius.round};
    background: ${color.surface};
    box-shadow: 0 0 0 4px ${color.surface};
  }
  &:active::-webkit-slider-thumb {
    transform: scale(1.12);
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::-webkit-slider-thumb {
    outline: 3px solid ${color.accent};
    outline-offset: 3px;
  }
  &:focus-visible::-moz-range-thumb {
    outline: 3px solid ${color.accent};
    outline-offset: 3px;
  }
  ${printedColors}
  /* The browser would take away the track, which is a background. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    ${variableName('accent')}: Highlight;
    ${variableName('controlEdge')}: CanvasText;
    ${variableName('surface')}: Canvas;
  }
`;

interface SliderProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'onChange'> {
  min: number;
  max: number;
  step: number;
  /** On a step. */
  value: number;
  /** Restored when a gesture is cancelled; the value may be rounded to its step. */
  exactValue: number;
  /** `aria-valuetext`. */
  valueText: string;
  isLocked?: boolean;
  onValueChange: (value: number) => void;
}

/** A native range input, which touch screen readers and keyboards support. */
export function Slider({
  valueText,
  isLocked = false,
  exactValue,
  onValueChange,
  ...range
}: SliderProps) {
  const input = useRef<HTMLInputElement>(null);
  const [initialValue] = useState(String(range.value));
  useFixedDefaultValue(input, initialValue);
  const readExactValue = useEffectEvent(() => exactValue);
  const restore = useEffectEvent((before: number) => {
    if (before !== exactValue) onValueChange(before);
  });
  useEffect(() => {
    if (input.current === null) return;
    const listeners = createListeners();
    watchSliderGesture(input.current, readExactValue, restore, listeners);
    return listeners.removeAll;
  }, []);
  return (
    <Range
      {...range}
      ref={input}
      // The inline script updates it before hydration.
      suppressHydrationWarning
      type="range"
      aria-valuetext={valueText}
      aria-disabled={isLocked || undefined}
      style={{ [SLIDER_FILL_PROPERTY]: sliderFill(range.value, range.min, range.max) }}
      onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
    />
  );
}
