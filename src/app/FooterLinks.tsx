import styled from 'styled-components';
import { DEFERRED_COPY } from '../config/deferredCopy';
import { size, space } from '../design/tokens';
import { cookieSettingsOpened } from '../features/cookieConsent/cookieConsentSlice';
import { selectUsesCookieNotice } from '../features/cookieConsent/cookieNoticeRules';
import { DocumentLink } from '../features/site/DocumentLink';
import { useMultiOffer } from '../features/site/multiOffer';
import {
  selectDocuments,
  selectDocumentsStatus,
  selectSiteSettings,
} from '../features/site/siteSlice';
import { ignoreDoubleTap } from '../lib/doubleTap';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { isSettled } from '../store/loadStatus';
import { useIsSanitizerSettled } from '../ui/SafeHtml';
import { TextButton } from '../ui/TextButton';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    align-items: center;
    min-height: ${size.target};
  }
`;

/**
 * The site's documents and, where a refusal is offered, the button that shows the cookie notice again. Appears once the
 * text above it is there, which would push it down.
 */
export function FooterLinks() {
  const dispatch = useAppDispatch();
  const { cookieNotice } = useMultiOffer().site;
  const documents = useAppSelector(selectDocuments);
  const areDocumentsSettled = isSettled(useAppSelector(selectDocumentsStatus));
  const info = useAppSelector(selectSiteSettings)?.paymentBlockSiteInfo ?? '';
  const isInfoShown = useIsSanitizerSettled(info.trim() !== '');
  const usesNotice = useAppSelector(selectUsesCookieNotice);
  const hasSettings = cookieNotice.offersRefusal && usesNotice;
  if (!areDocumentsSettled || !isInfoShown) return null;
  if (documents.length === 0 && !hasSettings) return null;
  return (
    <List>
      {documents.map((document) => (
        <li key={`${document.id} ${document.url}`}>
          <DocumentLink document={document} />
        </li>
      ))}
      {hasSettings && (
        <li>
          <TextButton
            onClick={(event) => {
              // The notice may come under the pointer.
              ignoreDoubleTap(event);
              dispatch(cookieSettingsOpened());
            }}
          >
            {DEFERRED_COPY.cookieNotice.settings}
          </TextButton>
        </li>
      )}
    </List>
  );
}
