import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { DEFAULT_THEME_ALIAS, THEME_COLORS } from '../../config/constants';
import { THEME_WORDING, type Wording } from '../../config/copy';
import { useAppSelector } from '../../store/hooks';
import { selectPrimaryColor } from './themeSlice';

/** Shown by the theme attribute of the document, which is final before the form can be used. */
const FirstWording = styled.span`
  html:not([data-theme='${DEFAULT_THEME_ALIAS}']) & {
    display: none;
  }
`;

const LaterWording = styled.span`
  html[data-theme='${DEFAULT_THEME_ALIAS}'] & {
    display: none;
  }
`;

const subscribe = () => () => undefined;

/** The theme's wording. The prerendered HTML has both variants, since the theme is known only in the browser. */
export function ThemeWording({ text }: { text: keyof Wording }) {
  const wording = THEME_WORDING[useAppSelector(selectPrimaryColor)];
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  if (isHydrated) return wording[text];
  return (
    <>
      <FirstWording>{THEME_WORDING[DEFAULT_THEME_ALIAS][text]}</FirstWording>
      <LaterWording>{THEME_WORDING[THEME_COLORS[0]][text]}</LaterWording>
    </>
  );
}
