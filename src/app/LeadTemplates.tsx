/**
 * What the page shows without the app, prerendered after the root: the inline script sends a lead by itself
 * where the scripts do not come (`boot/submit.ts`), and puts the approved block in the place of the form.
 */
import styled from 'styled-components';
import { PROGRESS_TEXTS_ID } from '../application/htmlMarks';
import { FORM_PARTS } from '../application/applicationState';
import { COPY } from '../config/copy';
import type { SiteConfig } from '../config/site';
import { font, space } from '../design/tokens';
import { failureMessage, type LeadFailure } from '../application/leadFailure';
import { siteLines } from '../features/site/siteLines';
import { LinkButton } from '../ui/Button';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** For `boot/form.ts`, so before the inline script: in the form they would delay the first paint. */
export function ProgressTemplate() {
  const names = ['missing', ...FORM_PARTS, 'complete', 'sending'] as const;
  const texts = Object.fromEntries(names.map((name) => [name, COPY.form[name]]));
  return <template id={PROGRESS_TEXTS_ID}>{JSON.stringify(texts)}</template>;
}

const Approved = styled.div`
  display: grid;
  gap: ${space.l};
`;

const Heading = styled.h2`
  font-size: ${font.approved};
  line-height: 1.2;
`;

const FAILURES: readonly LeadFailure[] = ['connection', 'timeout', 'challenge', 'noOffer'];

/** Templates, by the ids that `boot/submit.ts` looks for. */
export function LeadTemplates({ site }: { site: SiteConfig }) {
  // Only the app knows the day.
  const notes = site.notes.filter(({ from, until }) => from === undefined && until === undefined);
  const lines = siteLines({ ...site, notes }, 0);
  return (
    <>
      <template id="approved">
        <Approved>
          <Heading tabIndex={-1}>{COPY.approved.heading}</Heading>
          <p>{COPY.approved.text}</p>
          <LinkButton href="/" className="ym-disable-tracklink">
            {COPY.approved.next}
            <VisuallyHidden> ({COPY.opensInNewTab})</VisuallyHidden>
          </LinkButton>
        </Approved>
      </template>
      {FAILURES.map((failure) => (
        <template key={failure} id={`lead-${failure}`}>
          <div className="boot-note">
            {failureMessage(failure, lines)}
            {failure === 'challenge' && (
              <button type="button" id="reload">
                {COPY.reload}
              </button>
            )}
          </div>
        </template>
      ))}
    </>
  );
}
