import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import styled from 'styled-components';
import { COPY } from '../../config/copy';
import type { SiteConfig } from '../../config/site';
import { media, size } from '../../design/tokens';
import { lazyChunk } from '../../lib/lazyChunk';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Checkbox, CheckboxGroup, CheckboxLabel } from '../../ui/Checkbox';
import { TextButton } from '../../ui/TextButton';
import { configuredConsentsUnavailable } from '../consent/consentSlice';
import { notificationAdded } from '../notifications/notificationsSlice';
import { useMultiOffer } from '../site/multiOffer';
import {
  selectAccept,
  selectIsAccepted,
  selectMissing,
  selectUsesConfiguredConsents,
} from './formSelectors';
import { acceptChanged } from './formSlice';
import { ACCEPT_NAME } from './lead';

const RulesDialog = lazyChunk('RulesDialog', () => import('./RulesDialog'));
const ConfiguredConsents = lazyChunk('ConfiguredConsents', () => import('./ConfiguredConsents'));

/* Reserves height for late consents so the button does not move. */
const ReservedSpace = styled.div<{ $height: SiteConfig['ui']['consentsHeight'] }>`
  min-height: ${({ $height }) => ($height ? `${String($height.phone)}rem` : size.target)};
  ${media.tablet} {
    min-height: ${({ $height }) => $height && `${String($height.tablet)}rem`};
  }
`;

/** The old checkbox, or the service's configured checkboxes (section 4, "Consent"). */
export function ConsentField() {
  const usesConfigured = useAppSelector(selectUsesConfiguredConsents);
  const isAccepted = useAppSelector(selectIsAccepted);
  const isMissing = useAppSelector(selectMissing)?.field === 'consent';
  const [areRulesOpen, setAreRulesOpen] = useState(false);
  const variant = usesConfigured ? 'configured' : 'old';
  const [withdrawnVariant, setWithdrawnVariant] = useState<typeof variant | null>(null);
  const dispatch = useAppDispatch();
  const block = useRef<HTMLDivElement>(null);
  const { consentsHeight } = useMultiOffer().site.ui;

  const isInvalid = !isAccepted && (withdrawnVariant === variant || isMissing);
  const openRules = () => setAreRulesOpen(true);
  const focusMissing = isMissing && <FocusFirstUnchecked block={block} />;

  return (
    // Once all consents were given, unchecking one is an error at once; before that, only a submit makes it one.
    <div ref={block} onChange={() => isAccepted && setWithdrawnVariant(variant)}>
      <CheckboxGroup error={isInvalid ? COPY.errors.consentMissing : null}>
        <ReservedSpace $height={consentsHeight}>
          {usesConfigured ? (
            // Without their chunk the old checkbox applies, so that the form can still be sent.
            <ErrorBoundary
              fallback={null}
              onError={() => dispatch(configuredConsentsUnavailable())}
            >
              <Suspense fallback={null}>
                <ConfiguredConsents onOpenRules={openRules} />
                {focusMissing}
              </Suspense>
            </ErrorBoundary>
          ) : (
            // Outside any Suspense boundary: those hydrate after the form, and clicks until then would be lost.
            <>
              <OldConsent onOpenRules={openRules} />
              {focusMissing}
            </>
          )}
        </ReservedSpace>
      </CheckboxGroup>
      {areRulesOpen && (
        <ErrorBoundary
          fallback={null}
          onError={() => {
            setAreRulesOpen(false);
            dispatch(notificationAdded({ tone: 'alert', message: COPY.consent.rulesFailed }));
          }}
        >
          <Suspense fallback={null}>
            <RulesDialog onClose={() => setAreRulesOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

/** Focuses the first unchecked box after a submit found a consent missing, once the boxes have mounted. */
function FocusFirstUnchecked({ block }: { block: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    block.current?.querySelector<HTMLInputElement>('input:not(:checked)')?.focus();
  }, [block]);
  return null;
}

function OldConsent({ onOpenRules }: { onOpenRules: () => void }) {
  const dispatch = useAppDispatch();
  const accept = useAppSelector(selectAccept);
  return (
    <Checkbox
      name={ACCEPT_NAME}
      checked={accept}
      onCheckedChange={(checked) => dispatch(acceptChanged(checked))}
    >
      <CheckboxLabel>{COPY.consent.before}</CheckboxLabel>
      <TextButton onClick={onOpenRules}>{COPY.consent.rulesLink}</TextButton>
      <CheckboxLabel>{COPY.consent.after}</CheckboxLabel>
    </Checkbox>
  );
}
