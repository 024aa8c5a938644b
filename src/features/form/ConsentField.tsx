import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { COPY } from '../../config/copy';
import { lazyChunk } from '../../lib/lazyChunk';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Checkbox, CheckboxLabel } from '../../ui/Checkbox';
import { FieldMessage, messageId } from '../../ui/TextField';
import { TextButton } from '../../ui/TextButton';
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

/** What the visitor agrees to: the old checkbox, or those of the service's configuration (section 4, "Consent"). */
export function ConsentField() {
  const asksConfigured = useAppSelector(selectAsksConfiguredConsents);
  const isAccepted = useAppSelector(selectIsAccepted);
  const isAsked = useAppSelector(selectIsConsentAsked);
  const [areRulesOpen, setAreRulesOpen] = useState(false);
  const [wasTouched, setWasTouched] = useState(false);
  const block = useRef<HTMLDivElement>(null);

  const isInvalid = !isAccepted && (wasTouched || isAsked);

  return (
    <div ref={block} onChange={() => setWasTouched(true)}>
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
