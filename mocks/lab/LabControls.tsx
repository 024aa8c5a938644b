/** What can be set: scenario, theme, colour mode, clock, network, width. */
import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../src/store/hooks';
import { applyColorMode, colorModeChosen } from '../../src/features/colorMode/colorModeSlice';
import { selectExpiresAtSec } from '../../src/features/countdown/countdownSlice';
import { primaryColorSet, themeOpened } from '../../src/features/theme/themeSlice';
import { MOCK_RESOURCES } from '../resources';
import { SCENARIO_GROUPS } from '../scenario';
import { SCENARIO_NAMES, SCENARIOS, type ScenarioName } from '../scenarios';
import { LAB_MODES, LAB_THEMES, LAB_WIDTHS_PX, type LabState } from './labAddress';
import { LAB_COPY as COPY } from './labCopy';
import { LabButton, LabChoices, LabField, LabGroup, LabNote, LabSelect } from './parts';

interface ControlProps {
  state: LabState;
  /** Takes effect at once. */
  onChange: (change: Partial<LabState>) => void;
  /** Opens the page anew with it. */
  onReopen: (change: Partial<LabState>) => void;
}

export function ScenarioControl({ state, onReopen }: ControlProps) {
  const { scenario } = state;
  return (
    <LabField>
      <b>{COPY.scenario}</b>
      <LabSelect
        value={scenario ?? ''}
        onChange={({ target }) => {
          const name = SCENARIO_NAMES.find((each) => each === target.value) ?? null;
          onReopen({ scenario: name, theme: null, mode: null, skippedSec: 0, faults: '' });
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
      <LabNote>{scenario !== null && describe(scenario)}</LabNote>
    </LabField>
  );
}

const describe = (name: ScenarioName) => SCENARIOS[name].about;

export function ThemeControl({ state, onChange }: ControlProps) {
  const dispatch = useAppDispatch();
  return (
    <LabChoices
      name={COPY.theme}
      options={LAB_THEMES.map((alias) => [alias, COPY.themes[alias]] as const)}
      chosen={state.theme}
      onChoose={(alias) => {
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
      chosen={state.mode}
      onChoose={(mode) => {
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
      <LabButton variant="quiet" onClick={() => onSkip(5)}>
        {COPY.skip5}
      </LabButton>
      <LabButton variant="quiet" onClick={() => onSkip(60)}>
        {COPY.skip60}
      </LabButton>
      <LabButton
        variant="quiet"
        onClick={() => onSkip(Math.max(0, Math.ceil(expiresAtSec - Date.now() / 1000)))}
      >
        {COPY.skipToEnd}
      </LabButton>
      <LabNote role="status">{COPY.skipped(state.skippedSec)}</LabNote>
    </LabGroup>
  );
}

export function NetworkControl({ state, onChange }: ControlProps) {
  const [call, setCall] = useState<string>('nextOffer');
  const [kind, setKind] = useState<string>('status:500');
  const { faults } = state;
  return (
    <LabChoices
      name={COPY.network}
      options={Object.entries(COPY.networks)}
      chosen={faults}
      onChoose={(text) => onChange({ faults: text })}
    >
      <LabField>
        {COPY.failingCall}
        <LabSelect value={call} onChange={({ target }) => setCall(target.value)}>
          {MOCK_RESOURCES.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </LabSelect>
      </LabField>
      <LabField>
        {COPY.failingKind}
        <LabSelect value={kind} onChange={({ target }) => setKind(target.value)}>
          {Object.entries(COPY.kinds).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </LabSelect>
      </LabField>
      <LabButton
        variant="quiet"
        onClick={() =>
          onChange({ faults: [faults, `${call}=${kind}`].filter((each) => each !== '').join(',') })
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
  onChoose,
}: {
  widthPx: number | null;
  onChoose: (widthPx: number | null) => void;
}) {
  return (
    <LabChoices<number | null>
      name={COPY.width}
      options={[
        [null, COPY.ownWidth],
        ...LAB_WIDTHS_PX.map((width) => [width, COPY.pixels(width)] as const),
      ]}
      chosen={widthPx}
      onChoose={onChoose}
    />
  );
}
