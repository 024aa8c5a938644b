import { createElement, Fragment, useEffect, useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { loadChunk } from '../lib/chunks';
import type { SafeNode, sanitizeHtml } from '../lib/sanitizeHtml';
import { space } from '../design/tokens';

export const SafeBlock = styled.div`
  overflow-wrap: anywhere;
  & ul,
  & ol {
    padding-inline-start: ${space.l};
  }
  & p + p {
    margin-top: ${space.xs};
  }
`;

/** Set once loaded: later components then render their HTML in the first pass, without growing. */
let sanitize: typeof sanitizeHtml | null = null;

async function loadSanitizer(): Promise<void> {
  ({ sanitizeHtml: sanitize } = await loadChunk(() => import('../lib/sanitizeHtml')));
}

/**
 * Loads the sanitizer if needed.
 *
 * @returns true if not needed, or once loading has ended: then HTML renders in the first pass, or never if the chunk
 *   failed to load
 */
export function useIsSanitizerSettled(isNeeded: boolean): boolean {
  const [isSettled, setIsSettled] = useState(sanitize !== null);
  useEffect(() => {
    const settle = () => setIsSettled(true);
    // Without the sanitizer HTML is not shown; `onChunkError` has reported the chunk.
    if (isNeeded && !isSettled) void loadSanitizer().then(settle, settle);
  }, [isNeeded, isSettled]);
  return isSettled || !isNeeded;
}

/** Sanitized HTML, empty if the sanitizer failed to load; null for blank HTML and while the sanitizer loads. */
export function useSafeNodes(html: string): readonly SafeNode[] | null {
  const isNeeded = html.trim() !== '';
  const canRender = useIsSanitizerSettled(isNeeded) && isNeeded;
  return useMemo(() => (canRender ? (sanitize?.(html) ?? []) : null), [canRender, html]);
}

interface RenderOptions {
  /** Renders links as text inside a card that is itself a link. */
  links?: 'open' | 'text';
  /** Replaces text nodes; the text of a link must stay free of other controls. */
  renderText?: (text: string, isInLink: boolean) => ReactNode;
}

/** Sanitized nodes as elements; links open in a new tab. */
export function renderSafeNodes(
  nodes: readonly SafeNode[],
  { links = 'open', renderText = (text) => text }: RenderOptions = {},
): ReactNode {
  const render = (node: SafeNode, isInLink: boolean): ReactNode => {
    if (typeof node === 'string') return renderText(node, isInLink);
    if (node.tag === 'br') return createElement('br');
    const children = node.children.map((child, index) => (
      <Fragment key={index}>{render(child, isInLink || node.tag === 'a')}</Fragment>
    ));
    if (node.tag !== 'a') return createElement(node.tag, null, ...children);
    if (links === 'text') return children;
    return (
      <a className="ym-disable-tracklink" href={node.href} target="_blank" rel="noopener">
        {children}
      </a>
    );
  };
  return nodes.map((node, index) => <Fragment key={index}>{render(node, false)}</Fragment>);
}

/** A block of HTML from the service; renders nothing if it is empty. */
export function SafeHtml({ html }: { html: string }) {
  const nodes = useSafeNodes(html);
  if (nodes === null || nodes.length === 0) return null;
  return <SafeBlock>{renderSafeNodes(nodes)}</SafeBlock>;
}
