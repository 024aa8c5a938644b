import { useEffect } from 'react';
import { COPY } from '../../config/copy';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
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

/** Header switch: system, light, dark. Its accessible name includes the current choice. */
export function ColorModeSwitch() {
  const dispatch = useAppDispatch();
  const preference = useAppSelector(selectColorModePreference);

  useEffect(() => {
    const system = matchMedia(DARK_MODE_QUERY);
    const follow = () => dispatch(applyColorMode());
    system.addEventListener('change', follow);
    dispatch(catchUpColorMode());
    return () => system.removeEventListener('change', follow);
  }, [dispatch]);

  return (
    <IconButton
      icon={ICONS[preference]}
      label={`${COPY.colorMode.name}: ${COPY.colorMode[preference]}`}
      onClick={() => dispatch(colorModeChosen(nextPreference(preference)))}
    />
  );
}
