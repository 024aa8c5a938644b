import { Fragment, useEffect, useMemo, type ReactNode } from 'react';
import type { ConsentCheckbox } from '../../api/help';
import type { SiteDocument } from '../../api/site';
import { COPY } from '../../config/copy';
import { breakpoint } from '../../design/tokens';
// Static import: if it cannot load, this chunk fails with it, and the old checkbox applies.
import { sanitizeHtml } from '../../lib/sanitizeHtml';
import { useMediaQuery } from '../../lib/useMediaQuery';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Checkbox, CheckboxLabel } from '../../ui/Checkbox';
import { renderSafeNodes } from '../../ui/SafeHtml';
import { TextButton } from '../../ui/TextButton';
import { consentsShown, selectConsentCheckboxes } from '../consent/consentSlice';
import { DocumentLink } from '../site/DocumentLink';
import { selectDocuments } from '../site/siteSlice';
import { selectIsConsentChecked } from './formSelectors';
import { consentToggled } from './formSlice';
import { consentName } from './lead';

/** Placeholders in `text_mobile` and `text_pc`; their names are a guess. */
const DOCUMENTS = '{documents}';
const DOCUMENTS_LINK = '{documents_link}';
const PLACEHOLDERS = /(\{documents(?:_link)?\})/;

interface ConfiguredConsentsProps {
  onOpenRules: () => void;
}

/** The service's configured checkboxes (section 3, "Consent checkbox config"). */
export function ConfiguredConsents({ onOpenRules }: ConfiguredConsentsProps) {
  const dispatch = useAppDispatch();
  const checkboxes = useAppSelector(selectConsentCheckboxes);
  useEffect(() => {
    dispatch(consentsShown());
  }, [dispatch]);
  return checkboxes.map((checkbox, index) => (
    <ConfiguredConsent key={index} index={index} checkbox={checkbox} onOpenRules={onOpenRules} />
  ));
}

interface ConfiguredConsentProps extends ConfiguredConsentsProps {
  index: number;
  checkbox: ConsentCheckbox;
}

function ConfiguredConsent({ index, checkbox, onOpenRules }: ConfiguredConsentProps) {
  const dispatch = useAppDispatch();
  const checked = useAppSelector((state) => selectIsConsentChecked(state, index));
  const siteDocuments = useAppSelector(selectDocuments);
  const isWide = useMediaQuery(breakpoint.tablet);
  const { textMobile, textPc, documents, mobileButtonText } = checkbox;
  const text = isWide ? textPc || textMobile : textMobile || textPc;
  // Without a text of its own, a consent uses the old checkbox's.
  const html = text.trim() === '' ? COPY.consent.name : text;
  const nodes = useMemo(() => sanitizeHtml(html), [html]);

  const renderPart = (part: string): ReactNode => {
    if (part === DOCUMENTS) {
      return <DocumentLinks documents={documents.length > 0 ? documents : siteDocuments} />;
    }
    if (part === DOCUMENTS_LINK) {
      return (
        <TextButton onClick={onOpenRules}>{mobileButtonText || COPY.consent.rulesLink}</TextButton>
      );
    }
    return <CheckboxLabel>{part}</CheckboxLabel>;
  };
  const renderText = (node: string, isInLink: boolean) => {
    // A label inside a link would toggle the box instead of opening the link.
    if (isInLink) return node;
    return node
      .split(PLACEHOLDERS)
      .filter((part) => part !== '')
      .map((part, at) => <Fragment key={at}>{renderPart(part)}</Fragment>);
  };

  return (
    <Checkbox
      name={consentName(index)}
      checked={checked}
      onCheckedChange={(next) => dispatch(consentToggled({ index, checked: next }))}
    >
      {renderSafeNodes(nodes, { renderText })}
    </Checkbox>
  );
}

function DocumentLinks({ documents }: { documents: readonly SiteDocument[] }) {
  return documents.map((document, index) => (
    <Fragment key={`${document.id} ${document.url}`}>
      {index > 0 && ', '}
      <DocumentLink document={document} />
    </Fragment>
  ));
}
