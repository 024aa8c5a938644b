import { useEffect, useState, type MouseEvent } from 'react';
import { COPY } from '../../config/copy';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { announce } from '../../ui/announce';
import type { IconName } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { COLOR_MODE_PREFERENCES, DARK_MODE_QUERY, type ColorModePreference } from './colorMode';
import {
  applyColorMode,
  catchUpColorMode,
  colorModeChosen,
  selectColorModePreference,
} from './colorModeSlice';

const ICONS: Record<ColorModePreference, IconName> = {
  system: 'contrast',
  light: 'sun',
  dark: 'moon',
};

function nextPreference(preference: ColorModePreference): ColorModePreference {
  const index = COLOR_MODE_PREFERENCES.indexOf(preference);
  return COLOR_MODE_PREFERENCES[(index + 1) % COLOR_MODE_PREFERENCES.length] ?? 'system';
}

/**
 * Header switch: system, light, dark. Its accessible name includes the current choice, but not while a press has left the
 * focus on it: NVDA tells of a name that changes under the focus, other readers do not, so the choice is announced.
 */
export function ColorModeSwitch() {
  const dispatch = useAppDispatch();
  const preference = useAppSelector(selectColorModePreference);
  const [isAnnounced, setIsAnnounced] = useState(false);

  useEffect(() => {
    const system = matchMedia(DARK_MODE_QUERY);
    const follow = () => dispatch(applyColorMode());
    system.addEventListener('change', follow);
    dispatch(catchUpColorMode());
    return () => system.removeEventListener('change', follow);
  }, [dispatch]);

  const handleClick = ({ currentTarget }: MouseEvent) => {
    const next = nextPreference(preference);
    dispatch(colorModeChosen(next));
    announce(COPY.colorMode[next]);
    setIsAnnounced(currentTarget === document.activeElement);
  };

  return (
    <IconButton
      icon={ICONS[preference]}
      label={COPY.colorMode.name + (isAnnounced ? '' : `: ${COPY.colorMode[preference]}`)}
      onClick={handleClick}
      onBlur={() => setIsAnnounced(false)}
    />
  );
}
