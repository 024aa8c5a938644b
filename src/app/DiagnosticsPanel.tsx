import styled from 'styled-components';
import { DIAGNOSTICS_COPY as COPY } from '../config/diagnosticsCopy';
import { color, font, size, space } from '../design/tokens';
import type { AdSetupProblem, AdSlot } from '../features/ads/adSetup';
import {
  selectAdErrors,
  selectAdPlatform,
  selectAdScriptFailure,
  selectAdSlots,
  selectSlotStatus,
} from '../features/ads/adsSlice';
import { selectToldEvents } from '../features/events/eventsSlice';
import { selectOffersWithoutCost } from '../features/offers/offersSelectors';
import { selectPushService, selectPushStatus } from '../features/push/pushSlice';
import { useAppSelector } from '../store/hooks';

const Panel = styled.section`
  display: grid;
  gap: ${space.xs};
  max-width: ${size.page};
  margin-inline: auto;
  padding: ${space.l} ${space.m};
  border-top: 1px dashed ${color.controlEdge};
  font-size: ${font.small};
  overflow-wrap: anywhere;
  & h2 {
    font-size: ${font.large};
  }
  & h3 {
    margin: ${space.xs} 0 0;
    font-size: ${font.body};
  }
`;

function describe(problem: AdSetupProblem): string {
  switch (problem.kind) {
    case 'platformMissing':
      return `${COPY.platformMissing} ${COPY.available(problem.available.join(', '))}`;
    case 'aliasUnknown':
      return `${COPY.aliasUnknown(problem.alias)} ${COPY.available(problem.available.join(', '))}`;
    case 'fieldMissing':
      return COPY.fieldMissing(problem.platform, problem.field);
    case 'wrapperMissing':
      return COPY.wrapperMissing(problem.platform, problem.slotId);
    case 'slotKeyMissing':
      return COPY.slotKeyMissing(problem.platform, problem.setting);
  }
}

/** Third-party setup, states and setup errors for operators (section 8). Shows no personal data. */
export function DiagnosticsPanel() {
  const platform = useAppSelector(selectAdPlatform);
  const scriptFailure = useAppSelector(selectAdScriptFailure);
  const slots = useAppSelector(selectAdSlots);
  const errors = useAppSelector(selectAdErrors);
  const service = useAppSelector(selectPushService);
  const pushStatus = useAppSelector(selectPushStatus);
  const withoutCost = useAppSelector(selectOffersWithoutCost);
  const events = useAppSelector(selectToldEvents);
  return (
    <Panel aria-label={COPY.title}>
      <h2>{COPY.title}</h2>
      <p>{COPY.note}</p>
      <h3>{COPY.ads}</h3>
      <p>
        {COPY.platform}: {platform === 'ads_none' ? COPY.noPlatform : platform}
      </p>
      <p>
        {COPY.script}:{' '}
        {scriptFailure === null ? COPY.scriptFine : COPY.scriptFailure[scriptFailure]}
      </p>
      <p>
        {COPY.slots}: {slots.length === 0 && COPY.noSlots}
      </p>
      {slots.length > 0 && (
        <ul>
          {slots.map((slot) => (
            <SlotLine key={slot.number} slot={slot} />
          ))}
        </ul>
      )}
      <p>
        {COPY.errors}: {errors.length === 0 && COPY.noErrors}
      </p>
      {errors.length > 0 && (
        <ul>
          {errors.map((problem, index) => (
            <li key={index}>{describe(problem)}</li>
          ))}
        </ul>
      )}
      <h3>{COPY.offers}</h3>
      <p>
        {COPY.errors}:{' '}
        {withoutCost.length === 0
          ? COPY.noErrors
          : COPY.rateWithoutCost(withoutCost.map(({ offerOrderId }) => offerOrderId).join(', '))}
      </p>
      <h3>{COPY.push}</h3>
      <p>
        {COPY.provider}: {service === 'none' ? COPY.noProvider : service}
      </p>
      <p>
        {COPY.state}: {COPY.pushStatus[pushStatus]}
      </p>
      <h3>{COPY.events}</h3>
      <p>{events.length === 0 ? COPY.noEvents : events.join(', ')}</p>
    </Panel>
  );
}

function SlotLine({ slot: { number, id, placement } }: { slot: AdSlot }) {
  const status = useAppSelector((state) => selectSlotStatus(state, number));
  return (
    <li>
      {COPY.slot(number, id)}, {COPY.placement[placement]}: {COPY.slotStatus[status]}
    </li>
  );
}
