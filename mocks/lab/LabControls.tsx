import { useAppSelector } from '../../src/store/hooks';
import { COLOR_MODE_PREFERENCES } from '../../src/features/colorMode/colorMode';
import { selectExpiresAtSec } from '../../src/features/countdown/countdownSlice';
import { SCENARIO_GROUPS } from '../scenario';
import { findScenarioName, SCENARIO_NAMES, SCENARIOS } from '../scenarios';
import { LAB_SITES, LAB_THEMES, LAB_WIDTHS_PX, type LabState } from './labUrl';
import { LAB_COPY as COPY } from './labCopy';
import { LabButton, LabChoices, LabField, LabGroup, LabNote, LabSelect } from './LabUi';

interface ControlProps {
  state: LabState;
  onChange: (change: Partial<LabState>) => void;
  /** Reloads the page with the change. */
  onReload: (change: Partial<LabState>) => void;
}

export function SiteControl({ state, onReload }: ControlProps) {
  return (
    <LabField>
      <b>{COPY.site}</b>
      <LabSelect
        value={state.site ?? LAB_SITES[0]}
        onChange={({ target }) => {
          onReload({ site: target.value === LAB_SITES[0] ? null : target.value });
        }}
      >
        {LAB_SITES.map((site) => (
          <option key={site}>{site}</option>
        ))}
      </LabSelect>
    </LabField>
  );
}

export function ScenarioControl({ state, onReload }: ControlProps) {
  const { scenario } = state;
  return (
    <LabField>
      <b>{COPY.scenario}</b>
      <LabSelect
        value={scenario ?? ''}
        onChange={({ target }) => {
          const scenarioName = findScenarioName(target.value);
          onReload({ scenario: scenarioName, theme: null, mode: null, skippedSec: 0 });
        }}
      >
        <option value="">{COPY.noScenario}</option>
        {SCENARIO_GROUPS.map((group) => (
          <optgroup key={group} label={group}>
            {SCENARIO_NAMES.filter((name) => SCENARIOS[name].group === group).map((name) => (
              <option key={name} value={name}>
                {SCENARIOS[name].title}
              </option>
            ))}
          </optgroup>
        ))}
      </LabSelect>
      <LabNote>{scenario !== null && SCENARIOS[scenario].description}</LabNote>
    </LabField>
  );
}

export function ThemeControl({ state, onChange }: ControlProps) {
  return (
    <LabChoices
      name={COPY.theme}
      options={LAB_THEMES.map((theme) => [theme, COPY.themes[theme]] as const)}
      selected={state.theme}
      onSelect={(theme) => onChange({ theme })}
    />
  );
}

export function ModeControl({ state, onChange }: ControlProps) {
  return (
    <LabChoices
      name={COPY.mode}
      options={COLOR_MODE_PREFERENCES.map((mode) => [mode, COPY.modes[mode]] as const)}
      selected={state.mode}
      onSelect={(mode) => onChange({ mode })}
    />
  );
}

interface ClockControlProps {
  skippedSec: number;
  onSkip: (seconds: number) => void;
}

export function ClockControl({ skippedSec, onSkip }: ClockControlProps) {
  const expiresAtSec = useAppSelector(selectExpiresAtSec);
  return (
    <LabGroup name={COPY.clock}>
      <LabButton onClick={() => onSkip(5)}>{COPY.skip5}</LabButton>
      <LabButton onClick={() => onSkip(60)}>{COPY.skip60}</LabButton>
      <LabButton onClick={() => onSkip(Math.max(0, Math.ceil(expiresAtSec - Date.now() / 1000)))}>
        {COPY.skipToEnd}
      </LabButton>
      <LabNote role="status">{COPY.skipped(skippedSec)}</LabNote>
    </LabGroup>
  );
}

interface WidthControlProps {
  widthPx: number | null;
  onSelect: (widthPx: number | null) => void;
}

export function WidthControl({ widthPx, onSelect }: WidthControlProps) {
  const widths = LAB_WIDTHS_PX.map((width) => [width, COPY.pixels(width)] as const);
  return (
    <LabChoices<number | null>
      name={COPY.width}
      options={[[null, COPY.ownWidth], ...widths]}
      selected={widthPx}
      onSelect={onSelect}
    />
  );
}
