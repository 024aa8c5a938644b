/** Shows the page in an iframe, so that media queries see the selected width. */
import styled from 'styled-components';
import { color, font, space } from '../../src/design/tokens';
import { LAB_COPY as COPY } from './labCopy';
import { WidthControl } from './LabControls';
import { buildLabUrl, type LabState } from './labUrl';

const Layout = styled.div`
  display: grid;
  gap: ${space.s};
  justify-items: center;
  padding: ${space.s};
  overflow: auto;
  font-size: ${font.small};
`;

const Frame = styled.iframe`
  box-sizing: content-box;
  height: calc(100vh - 7rem);
  border: 1px solid ${color.controlEdge};
`;

export function LabViewport({ state }: { state: LabState }) {
  return (
    <Layout>
      <WidthControl
        widthPx={state.widthPx}
        onSelect={(widthPx) => location.assign(buildLabUrl(location.href, { ...state, widthPx }))}
      />
      <Frame
        title={COPY.frame}
        src={buildLabUrl(location.href, { ...state, widthPx: null })}
        style={{ width: `${state.widthPx ?? 0}px` }}
      />
    </Layout>
  );
}
