import { Suspense, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import styled from 'styled-components';
import { ACCEPT_NAME } from '../../application/applicationState';
import { COPY } from '../../config/copy';
import type { SiteConfig } from '../../config/site';
import { media, size } from '../../design/tokens';
import { lazyChunk } from '../../lib/lazyChunk';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Checkbox, CheckboxGroup, CheckboxLabel } from '../../ui/Checkbox';
import { TextButton } from '../../ui/TextButton';
import { notificationAdded } from '../notifications/notificationsSlice';
import { useMultiOffer } from '../site/multiOffer';
import { changeConsent } from './consentThunks';
import {
  configuredConsentsUnavailable,
  selectConfiguredBoxes,
  selectIsConsentConfigDue,
} from './consentSlice';
import {
  selectFailure,
  selectIsAccepted,
  selectIsChecked,
  selectIsConsentUnchecked,
  selectIsSubmitting,
} from './formSelectors';

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
  const configuredBoxes = useAppSelector(selectConfiguredBoxes);
  const isUnchecked = useAppSelector(selectIsConsentUnchecked);
  const isAccepted = useAppSelector(selectIsAccepted);
  const isMissing = useAppSelector(selectFailure)?.kind === 'consentMissing';
  const [areRulesOpen, setAreRulesOpen] = useState(false);
  const dispatch = useAppDispatch();
  const block = useRef<HTMLDivElement>(null);
  const hadFocusRef = useRef(false);
  const { consentsHeight } = useMultiOffer().site.ui;
  const isConfigDue = useAppSelector(selectIsConsentConfigDue);
  useEffect(() => {
    // Beside their config: an application may wait for both.
    if (isConfigDue) ConfiguredConsents.preload();
  }, [isConfigDue]);

  // Once all consents were given, unchecking one is an error at once; before that, only a submit makes it one.
  const [wasAccepted, setWasAccepted] = useState(isAccepted);
  if (isAccepted && !wasAccepted) setWasAccepted(true);
  const isInvalid = isMissing ? !isAccepted : wasAccepted && isUnchecked;
  const areSeveral = configuredBoxes !== null && configuredBoxes.length > 1;
  const openRules = () => setAreRulesOpen(true);
  const focusMissing = isMissing && <FocusFirstUnchecked block={block} />;

  return (
    <div ref={block}>
      <CheckboxGroup
        error={isInvalid ? COPY.errors[areSeveral ? 'consentsMissing' : 'consentMissing'] : null}
      >
        <ReservedSpace $height={consentsHeight}>
          {configuredBoxes !== null ? (
            // Without their chunk the old checkbox applies, so that the form can still be sent.
            <ErrorBoundary
              fallback={null}
              onError={() => dispatch(configuredConsentsUnavailable())}
            >
              <Suspense fallback={null}>
                <ConfiguredConsents boxes={configuredBoxes} onOpenRules={openRules} />
                <MoveFocus key={String(areRulesOpen)} block={block} hadFocusRef={hadFocusRef} />
                {focusMissing}
              </Suspense>
            </ErrorBoundary>
          ) : (
            // Outside any Suspense boundary: those hydrate after the form, and clicks until then would be lost.
            <>
              <OldConsent onOpenRules={openRules} block={block} hadFocusRef={hadFocusRef} />
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

interface FocusProps {
  block: RefObject<HTMLElement | null>;
  hadFocusRef: RefObject<boolean>;
}

/** Gives the focus of the old checkbox, or of the rules opened from it, to the first configured one. */
function MoveFocus({ block, hadFocusRef }: FocusProps) {
  useEffect(() => {
    if (!hadFocusRef.current || document.activeElement !== document.body) return;
    hadFocusRef.current = false;
    block.current?.querySelector('input')?.focus();
  }, [block, hadFocusRef]);
  return null;
}

/** Notes whether it, or its link, has the focus when the configured consents replace it. */
function OldConsent({ onOpenRules, block, hadFocusRef }: FocusProps & { onOpenRules: () => void }) {
  const dispatch = useAppDispatch();
  const accept = useAppSelector((state) => selectIsChecked(state, ACCEPT_NAME));
  useLayoutEffect(
    () => () => {
      // Runs while the element is still in the document.
      hadFocusRef.current = block.current?.contains(document.activeElement) === true;
    },
    [block, hadFocusRef],
  );
  return (
    <Checkbox
      name={ACCEPT_NAME}
      checked={accept}
      isLocked={useAppSelector(selectIsSubmitting)}
      onCheckedChange={(checked) => dispatch(changeConsent(ACCEPT_NAME, checked))}
    >
      <CheckboxLabel>{COPY.consent.before}</CheckboxLabel>
      <TextButton onClick={onOpenRules}>{COPY.consent.rulesLink}</TextButton>
      <CheckboxLabel>{COPY.consent.after}</CheckboxLabel>
    </Checkbox>
  );
}
