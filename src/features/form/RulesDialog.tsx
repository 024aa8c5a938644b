import styled from 'styled-components';
import { COPY } from '../../config/copy';
import { DEFERRED_COPY } from '../../config/deferredCopy';
import { color, line, size, space } from '../../design/tokens';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { DocumentLink } from '../site/DocumentLink';
import { loadDocuments, selectDocuments, selectDocumentsStatus } from '../site/siteSlice';

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  border-top: ${line.hairline};
  overflow-wrap: anywhere;
  & > a {
    display: flex;
    align-items: center;
    min-height: ${size.target};
    padding-block: ${space.xs};
  }
`;

const Note = styled.p`
  color: ${color.textMuted};
`;

/** The dialog «Правила сервиса» with links to the site documents. */
export function RulesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={DEFERRED_COPY.rules.title} closeLabel={COPY.close} onClose={onClose}>
      <Documents />
    </Dialog>
  );
}

function Documents() {
  const dispatch = useAppDispatch();
  const documents = useAppSelector(selectDocuments);
  const status = useAppSelector(selectDocumentsStatus);

  if (documents.length > 0) {
    return (
      <List>
        {documents.map((document) => (
          <Item key={`${document.id} ${document.url}`}>
            <DocumentLink document={document} />
          </Item>
        ))}
      </List>
    );
  }
  if (status === 'failed') {
    return (
      <>
        <Note role="alert">{DEFERRED_COPY.rules.failed}</Note>
        <Button variant="secondary" onClick={() => void dispatch(loadDocuments())}>
          {COPY.retry}
        </Button>
      </>
    );
  }
  return (
    <Note role="status">
      {status === 'succeeded' ? DEFERRED_COPY.rules.empty : DEFERRED_COPY.rules.loading}
    </Note>
  );
}
