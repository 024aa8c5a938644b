import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import type { SiteConfig } from '../../config/site';
import { COPY } from '../../config/copy';
import { media, size } from '../../design/tokens';
import { lazyChunk } from '../../lib/lazyChunk';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Checkbox, CheckboxLabel } from '../../ui/Checkbox';
import { FieldMessage, messageId } from '../../ui/TextField';
import { TextButton } from '../../ui/TextButton';
import { useMultiOffer } from '../site/multiOffer';
import {
  selectAccept,
  selectAsksConfiguredConsents,
  selectIsAccepted,
  selectIsConsentAsked,
} from './formSelectors';
import { acceptChanged } from './formSlice';

const RulesDialog = lazyChunk('RulesDialog', () => import('./RulesDialog'));
const ConfiguredConsents = lazyChunk('ConfiguredConsents', () => import('./ConfiguredConsents'));

const FIELD_ID = 'accept';

/** What comes late has its room, so that the button does not go away from under a thumb. */
const Room = styled.div<{ $height: SiteConfig['ui']['consentsHeight'] }>`
  min-height: ${({ $height }) => ($height ? `${String($height.phone)}rem` : size.target)};
  ${media.tablet} {
    min-height: ${({ $height }) => $height && `${String($height.tablet)}rem`};
  }
`;

/** What the visitor agrees to: the old checkbox, or those of the service's configuration (section 4, "Consent"). */
export function ConsentField() {
  const asksConfigured = useAppSelector(selectAsksConfiguredConsents);
  const isAccepted = useAppSelector(selectIsAccepted);
  const isAsked = useAppSelector(selectIsConsentAsked);
  const [areRulesOpen, setAreRulesOpen] = useState(false);
  const [wasTouched, setWasTouched] = useState(false);
  const block = useRef<HTMLDivElement>(null);
  const { consentsHeight } = useMultiOffer().site.ui;

  const isInvalid = !isAccepted && (wasTouched || isAsked);

  return (
    <div ref={block} onChange={() => setWasTouched(true)}>
      <Room $height={consentsHeight}>
        {asksConfigured ? (
          <Suspense fallback={null}>
            <ConfiguredConsents
              isInvalid={isInvalid}
              describedBy={messageId(FIELD_ID)}
              onOpenRules={() => setAreRulesOpen(true)}
            />
            {isAsked && <FocusOnUnticked block={block} />}
          </Suspense>
        ) : (
          <>
            <OldConsent isInvalid={isInvalid} onOpenRules={() => setAreRulesOpen(true)} />
            {isAsked && <FocusOnUnticked block={block} />}
          </>
        )}
      </Room>
      <FieldMessage id={FIELD_ID} hint="" error={isInvalid ? COPY.errors.consentMissing : null} />
      {areRulesOpen && (
        <Suspense fallback={null}>
          <RulesDialog onClose={() => setAreRulesOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** A submit found a consent missing: takes the visitor to it, as soon as it is there. */
function FocusOnUnticked({ block }: { block: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    block.current?.querySelector<HTMLInputElement>('input:not(:checked)')?.focus();
  }, [block]);
  return null;
}

function OldConsent({ isInvalid, onOpenRules }: { isInvalid: boolean; onOpenRules: () => void }) {
  const dispatch = useAppDispatch();
  const accept = useAppSelector(selectAccept);
  return (
    <Checkbox
      id={FIELD_ID}
      checked={accept}
      onCheckedChange={(checked) => dispatch(acceptChanged(checked))}
      isInvalid={isInvalid}
      describedBy={messageId(FIELD_ID)}
    >
      <CheckboxLabel htmlFor={FIELD_ID}>{COPY.consent.before}</CheckboxLabel>
      <TextButton onClick={onOpenRules}>{COPY.consent.rulesLink}</TextButton>
      <CheckboxLabel htmlFor={FIELD_ID}>{COPY.consent.after}</CheckboxLabel>
    </Checkbox>
  );
}
