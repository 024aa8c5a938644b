import { Fragment, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { SiteDocument } from '../../api/site';
import { COPY } from '../../config/copy';
import { breakpoint } from '../../design/tokens';
import { htmlToText } from '../../lib/htmlToText';
import { ignoreClicksOn } from '../../lib/doubleTap';
// Static import: if it cannot load, this chunk fails with it, and the old checkbox applies.
import { sanitizeHtml, type SafeNode } from '../../lib/sanitizeHtml';
import { toJson } from '../../lib/toJson';
import { useMediaQuery } from '../../lib/useMediaQuery';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useServices } from '../../store/useServices';
import { Checkbox, CheckboxLabel } from '../../ui/Checkbox';
import { renderSafeNodes } from '../../ui/SafeHtml';
import { TextButton } from '../../ui/TextButton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { consentsShown, type ConfiguredBox } from './consentSlice';
import { DocumentLink } from '../site/DocumentLink';
import { selectDocuments } from '../site/siteSlice';
import { changeConsent } from './consentThunks';
import { selectIsChecked, selectIsPhoneComplete, selectIsSubmitting } from './formSelectors';

/** Placeholders in `text_mobile` and `text_pc`; their names are a guess. */
const DOCUMENTS = '{documents}';
const DOCUMENTS_LINK = '{documents_link}';
const PLACEHOLDERS = /(\{documents(?:_link)?\})/;

function hasPlaceholder(node: SafeNode): boolean {
  return typeof node === 'string' ? PLACEHOLDERS.test(node) : node.children.some(hasPlaceholder);
}

/** Removes links around placeholders, which become controls of their own; the text of such a link stays. */
function unwrapPlaceholders(nodes: readonly SafeNode[]): SafeNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || !hasPlaceholder(node)) return [node];
    const children = unwrapPlaceholders(node.children);
    return node.tag === 'a' ? children : [{ ...node, children }];
  });
}

interface ConfiguredConsentsProps {
  boxes: readonly ConfiguredBox[];
  onOpenRules: () => void;
}

/** The service's configured checkboxes (section 3, "Consent checkbox config"). */
export function ConfiguredConsents({ boxes, onOpenRules }: ConfiguredConsentsProps) {
  const dispatch = useAppDispatch();
  const { clock } = useServices();
  const box = useRef<HTMLDivElement>(null);
  const isPhoneComplete = useAppSelector(selectIsPhoneComplete);
  const [wasButtonEnabled] = useState(isPhoneComplete);
  useEffect(() => {
    // They come where the submit button was: a press that was meant for it gives no consent.
    if (wasButtonEnabled) ignoreClicksOn(box.current);
  }, [wasButtonEnabled]);
  const siteDocuments = useAppSelector(selectDocuments);
  const isWide = useMediaQuery(breakpoint.tablet);
  const consents = boxes.map(({ name, content }) => {
    const { textMobile, textPc, documents, mobileButtonText } = content;
    const texts = isWide ? [textPc, textMobile] : [textMobile, textPc];
    return {
      name,
      // Without a text of its own, a consent uses the old checkbox's. Editors leave tags in an empty one.
      html: texts.find((text) => htmlToText(text).length > 0) ?? COPY.consent.name,
      documents: documents.length > 0 ? documents : siteDocuments,
      rulesLink: htmlToText(mobileButtonText).join(' ') || COPY.consent.rulesLink,
    };
  });
  const shown = toJson(consents);
  useEffect(() => {
    const texts = (JSON.parse(shown) as ShownConsent[]).map(plainText);
    dispatch(consentsShown({ texts, atMs: clock.now() }));
  }, [dispatch, clock, shown]);
  return (
    <div ref={box}>
      {consents.map((consent) => (
        <ConfiguredConsent key={consent.name} consent={consent} onOpenRules={onOpenRules} />
      ))}
    </div>
  );
}

interface ShownConsent {
  readonly name: string;
  readonly html: string;
  readonly documents: readonly SiteDocument[];
  readonly rulesLink: string;
}

const BLOCKS: readonly string[] = ['p', 'br', 'ul', 'ol', 'li'];

/** What a lead says was shown: the text of the same nodes as on the screen. */
function plainText({ html, documents, rulesLink }: ShownConsent): string {
  const titles = documents.map(({ title }) => title).join(', ');
  const fill = (part: string) => {
    if (part === DOCUMENTS) return titles;
    return part === DOCUMENTS_LINK ? rulesLink : part;
  };
  const read = (node: SafeNode): string => {
    if (typeof node === 'string') return node.split(PLACEHOLDERS).map(fill).join('');
    const text = node.children.map(read).join('');
    return BLOCKS.includes(node.tag) ? ` ${text} ` : text;
  };
  return sanitizeHtml(html)
    .map(read)
    .join('')
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim();
}

function ConfiguredConsent({
  consent: { name, html, documents, rulesLink },
  onOpenRules,
}: {
  consent: ShownConsent;
  onOpenRules: () => void;
}) {
  const dispatch = useAppDispatch();
  const nodes = useMemo(() => unwrapPlaceholders(sanitizeHtml(html)), [html]);

  const renderPart = (part: string): ReactNode => {
    if (part === DOCUMENTS) return <DocumentLinks documents={documents} />;
    if (part === DOCUMENTS_LINK) return <TextButton onClick={onOpenRules}>{rulesLink}</TextButton>;
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
      name={name}
      checked={useAppSelector((state) => selectIsChecked(state, name))}
      isLocked={useAppSelector(selectIsSubmitting)}
      onCheckedChange={(checked) => dispatch(changeConsent(name, checked))}
    >
      {/* Keyed by its text: a page translator may have replaced the text nodes of the previous one. */}
      <div key={html}>{renderSafeNodes(nodes, { renderText })}</div>
    </Checkbox>
  );
}

/** All of them are part of the box's name, which says only once that they open in a new tab. */
function DocumentLinks({ documents }: { documents: readonly SiteDocument[] }) {
  const noteId = useId();
  return (
    <>
      {documents.map((document, index) => (
        <Fragment key={`${document.id} ${document.url}`}>
          {index > 0 && ', '}
          <DocumentLink document={document} noteId={noteId} />
        </Fragment>
      ))}
      {documents.length > 0 && <VisuallyHidden id={noteId}> ({COPY.opensInNewTab})</VisuallyHidden>}
    </>
  );
}
