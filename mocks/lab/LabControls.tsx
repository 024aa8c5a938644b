import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../src/store/hooks';
import { applyColorMode, colorModeChosen } from '../../src/features/colorMode/colorModeSlice';
import { selectExpiresAtSec } from '../../src/features/countdown/countdownSlice';
import { primaryColorSet, themeOpened } from '../../src/features/theme/themeSlice';
import { MOCK_RESOURCES } from '../resources';
import { SCENARIO_GROUPS } from '../scenario';
import { SCENARIO_NAMES, SCENARIOS } from '../scenarios';
import { LAB_MODES, LAB_THEMES, LAB_WIDTHS_PX, type LabState } from './labUrl';
import { LAB_COPY as COPY } from './labCopy';
import { LabButton, LabChoices, LabField, LabGroup, LabNote, LabSelect } from './LabUi';

interface ControlProps {
  state: LabState;
  onChange: (change: Partial<LabState>) => void;
  /** Reloads the page with the change. */
  onReload: (change: Partial<LabState>) => void;
}

export function ScenarioControl({ state, onReload }: ControlProps) {
  const { scenario } = state;
  return (
    <LabField>
      <b>{COPY.scenario}</b>
      <LabSelect
        value={scenario ?? ''}
        onChange={({ target }) => {
          const name = SCENARIO_NAMES.find((each) => each === target.value) ?? null;
          onReload({ scenario: name, theme: null, mode: null, skippedSec: 0, faults: '' });
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
  const dispatch = useAppDispatch();
  return (
    <LabChoices
      name={COPY.theme}
      options={LAB_THEMES.map((alias) => [alias, COPY.themes[alias]] as const)}
      selected={state.theme}
      onSelect={(alias) => {
        if (alias === null) return;
        dispatch(themeOpened({ alias, isActive: true }));
        dispatch(primaryColorSet());
        onChange({ theme: alias });
      }}
    />
  );
}

export function ModeControl({ state, onChange }: ControlProps) {
  const dispatch = useAppDispatch();
  return (
    <LabChoices
      name={COPY.mode}
      options={LAB_MODES.map((mode) => [mode, COPY.modes[mode]] as const)}
      selected={state.mode}
      onSelect={(mode) => {
        if (mode === null) return;
        dispatch(colorModeChosen(mode));
        dispatch(applyColorMode());
        onChange({ mode });
      }}
    />
  );
}

export function ClockControl({
  state,
  onSkip,
}: ControlProps & { onSkip: (seconds: number) => void }) {
  const expiresAtSec = useAppSelector(selectExpiresAtSec);
  return (
    <LabGroup name={COPY.clock}>
      <LabButton onClick={() => onSkip(5)}>{COPY.skip5}</LabButton>
      <LabButton onClick={() => onSkip(60)}>{COPY.skip60}</LabButton>
      <LabButton onClick={() => onSkip(Math.max(0, Math.ceil(expiresAtSec - Date.now() / 1000)))}>
        {COPY.skipToEnd}
      </LabButton>
      <LabNote role="status">{COPY.skipped(state.skippedSec)}</LabNote>
    </LabGroup>
  );
}

export function NetworkControl({ state, onChange }: ControlProps) {
  const [resource, setResource] = useState<string>('nextOffer');
  const [kind, setKind] = useState<string>('status:500');
  const { faults } = state;
  return (
    <LabChoices
      name={COPY.network}
      options={Object.entries(COPY.networks)}
      selected={faults}
      onSelect={(text) => onChange({ faults: text })}
    >
      <LabField>
        {COPY.faultResource}
        <LabSelect value={resource} onChange={({ target }) => setResource(target.value)}>
          {MOCK_RESOURCES.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </LabSelect>
      </LabField>
      <LabField>
        {COPY.faultKind}
        <LabSelect value={kind} onChange={({ target }) => setKind(target.value)}>
          {Object.entries(COPY.faultKinds).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </LabSelect>
      </LabField>
      <LabButton
        onClick={() =>
          onChange({
            faults: [faults, `${resource}=${kind}`].filter((each) => each !== '').join(','),
          })
        }
      >
        {COPY.addFault}
      </LabButton>
      <LabNote role="status">{faults === '' ? COPY.noFaults : COPY.faults(faults)}</LabNote>
    </LabChoices>
  );
}

export function WidthControl({
  widthPx,
  onSelect,
}: {
  widthPx: number | null;
  onSelect: (widthPx: number | null) => void;
}) {
  return (
    <LabChoices<number | null>
      name={COPY.width}
      options={[
        [null, COPY.ownWidth],
        ...LAB_WIDTHS_PX.map((width) => [width, COPY.pixels(width)] as const),
      ]}
      selected={widthPx}
      onSelect={onSelect}
    />
  );
}
