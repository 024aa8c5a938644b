/** The page in a frame of a chosen width, which is its viewport: its layout is that of a screen so wide. */
import styled from 'styled-components';
import { color, font, space } from '../../src/design/tokens';
import { labLink, type LabState } from './labAddress';
import { LAB_COPY as COPY } from './labCopy';
import { WidthControl } from './LabControls';

const Shell = styled.div`
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

export function LabFrame({ state }: { state: LabState }) {
  return (
    <Shell>
      <WidthControl
        widthPx={state.widthPx}
        onChoose={(widthPx) => location.assign(labLink(location.href, { ...state, widthPx }))}
      />
      <Frame
        title={COPY.frame}
        src={labLink(location.href, { ...state, widthPx: null })}
        style={{ width: `${state.widthPx ?? 0}px` }}
      />
    </Shell>
  );
}
