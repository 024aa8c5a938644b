import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { DEFAULT_THEME_ALIAS } from '../../config/constants';
import { COPY } from '../../config/copy';
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
export function ThemeWording({ text }: { text: keyof typeof COPY.wording.first }) {
  const { first, later } = COPY.wording;
  const isDefault = useAppSelector(selectPrimaryColor) === DEFAULT_THEME_ALIAS;
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  if (isHydrated) return (isDefault ? first : later)[text];
  return (
    <>
      <FirstWording>{first[text]}</FirstWording>
      <LaterWording>{later[text]}</LaterWording>
    </>
  );
}
