import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { COPY } from '../../config/copy';
import { DEFERRED_COPY } from '../../config/deferredCopy';
import { color, line, size, space } from '../../design/tokens';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { announce } from '../../ui/announce';
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

const Content = styled.div`
  display: grid;
  gap: ${space.m};
  outline: none;
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
  const [hasRetried, setHasRetried] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The button has gone, and the focus with it, unless the visitor had moved on.
    const isFocusLost = document.activeElement === document.body;
    if (hasRetried && status === 'succeeded' && isFocusLost) {
      (box.current?.querySelector('a') ?? box.current)?.focus();
    }
  }, [hasRetried, status]);

  const isRetrying = hasRetried && status === 'pending';
  const { loading, empty } = DEFERRED_COPY.rules;
  const notes = { idle: loading, pending: loading, failed: '', succeeded: empty };
  const note = documents.length > 0 ? '' : notes[status];
  useEffect(() => {
    // At first the dialog says its content as it takes the focus.
    if (hasRetried && note !== '') announce(note);
  }, [hasRetried, note]);
  return (
    <Content ref={box} tabIndex={-1}>
      {note !== '' && <Note>{note}</Note>}
      {status === 'failed' && <Note role="alert">{DEFERRED_COPY.rules.failed}</Note>}
      {documents.length > 0 && (
        <List>
          {documents.map((document) => (
            <Item key={`${document.id} ${document.url}`}>
              <DocumentLink document={document} />
            </Item>
          ))}
        </List>
      )}
      {(status === 'failed' || isRetrying) && (
        <Button
          variant="secondary"
          isLoading={isRetrying}
          onClick={() => {
            setHasRetried(true);
            void dispatch(loadDocuments());
          }}
        >
          {COPY.retry}
        </Button>
      )}
    </Content>
  );
}
