import { Fragment, type ReactNode } from 'react';
import type { ConsentCheckbox } from '../../api/help';
import type { SiteDocument } from '../../api/site';
import { COPY } from '../../config/copy';
import { breakpoint } from '../../design/tokens';
import { useMediaQuery } from '../../lib/useMediaQuery';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Checkbox, CheckboxLabel } from '../../ui/Checkbox';
import { renderSafeNodes, useSafeNodes } from '../../ui/SafeHtml';
import { TextButton } from '../../ui/TextButton';
import { selectConsentCheckboxes } from '../consent/consentSlice';
import { selectDocuments } from '../site/siteSlice';
import { DocumentLink } from './DocumentLink';
import { selectTick } from './formSelectors';
import { tickChanged } from './formSlice';

/** The placeholders of `text_mobile` and `text_pc`; the service's names for them are a guess, kept here alone. */
const DOCUMENTS = '{documents}';
const DOCUMENTS_LINK = '{documents_link}';

interface ConfiguredConsentsProps {
  isInvalid: boolean;
  describedBy: string;
  onOpenRules: () => void;
}

/** The checkboxes of the service's configuration (section 3, "Consent checkbox config"). */
export function ConfiguredConsents(props: ConfiguredConsentsProps) {
  const checkboxes = useAppSelector(selectConsentCheckboxes);
  return checkboxes.map((checkbox, index) => (
    <ConfiguredConsent key={index} {...props} index={index} checkbox={checkbox} />
  ));
}

function ConfiguredConsent({
  index,
  checkbox,
  isInvalid,
  describedBy,
  onOpenRules,
}: ConfiguredConsentsProps & { index: number; checkbox: ConsentCheckbox }) {
  const dispatch = useAppDispatch();
  const checked = useAppSelector((state) => selectTick(state, index));
  const siteDocuments = useAppSelector(selectDocuments);
  const isWide = useMediaQuery(breakpoint.tablet);
  const text = isWide
    ? checkbox.textPc || checkbox.textMobile
    : checkbox.textMobile || checkbox.textPc;
  // A consent without words asks for the rules, as the old checkbox does.
  const nodes = useSafeNodes(text.trim() === '' ? COPY.consent.name : text);
  const documents = checkbox.documents.length > 0 ? checkbox.documents : siteDocuments;
  const id = `consent-${String(index)}`;

  const renderPiece = (piece: string): ReactNode => {
    if (piece === DOCUMENTS) return <DocumentLinks documents={documents} />;
    if (piece === DOCUMENTS_LINK) {
      return (
        <TextButton onClick={onOpenRules}>
          {checkbox.mobileButtonText || COPY.consent.rulesLink}
        </TextButton>
      );
    }
    return <CheckboxLabel htmlFor={id}>{piece}</CheckboxLabel>;
  };
  const renderText = (words: string) =>
    words
      .split(/(\{documents(?:_link)?\})/)
      .filter((piece) => piece !== '')
      .map((piece, at) => <Fragment key={at}>{renderPiece(piece)}</Fragment>);

  return (
    <Checkbox
      id={id}
      checked={checked}
      onCheckedChange={(next) => dispatch(tickChanged({ index, checked: next }))}
      isInvalid={isInvalid && !checked}
      describedBy={describedBy}
    >
      {nodes !== null && renderSafeNodes(nodes, { renderText })}
    </Checkbox>
  );
}

function DocumentLinks({ documents }: { documents: readonly SiteDocument[] }) {
  return documents.map((document, index) => (
    <Fragment key={`${document.id} ${document.address}`}>
      {index > 0 && ', '}
      <DocumentLink document={document} />
    </Fragment>
  ));
}
