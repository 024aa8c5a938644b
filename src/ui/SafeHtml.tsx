import { createElement, Fragment, useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { loadChunk } from '../lib/chunks';
import type { SafeNode, sanitizeHtml } from '../lib/sanitizeHtml';
import { space } from '../design/tokens';

/** What cleaned HTML stands in. */
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

interface Cleaned {
  html: string;
  nodes: readonly SafeNode[];
}

/** Once it has come: whatever is shown from then on has its texts at once, and does not grow by them. */
let sanitize: typeof sanitizeHtml | null = null;

async function loadSanitiser(): Promise<typeof sanitizeHtml> {
  ({ sanitizeHtml: sanitize } = await loadChunk(() => import('../lib/sanitizeHtml')));
  return sanitize;
}

/**
 * Asks for the sanitiser if there will be something to clean.
 *
 * @returns whether what is shown now has its texts at once, or will never have them: the sanitiser was lost
 */
export function useSanitiser(isNeeded: boolean): boolean {
  const [isSettled, setIsSettled] = useState(sanitize !== null);
  useEffect(() => {
    if (!isNeeded || isSettled) return undefined;
    let isCurrent = true;
    const settle = () => {
      if (isCurrent) setIsSettled(true);
    };
    void loadSanitiser().then(settle, settle);
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, isSettled]);
  return isSettled || !isNeeded;
}

/** The cleaned form of HTML from the service, or null while it is not cleaned yet: then nothing of it is shown. */
export function useSafeNodes(html: string): readonly SafeNode[] | null {
  const [cleaned, setCleaned] = useState<Cleaned | null>(() =>
    sanitize === null ? null : { html, nodes: sanitize(html) },
  );
  const isCleaned = cleaned?.html === html;
  useEffect(() => {
    if (isCleaned || html.trim() === '') return undefined;
    let isCurrent = true;
    void loadSanitiser().then(
      (clean) => {
        if (isCurrent) setCleaned({ html, nodes: clean(html) });
      },
      // Without the sanitiser the text is not shown; whoever listens knows of the lost chunk.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [html, isCleaned]);
  return isCleaned ? cleaned.nodes : null;
}

interface RenderOptions {
  /** Inside of a card that is a link itself, links become text. */
  links?: 'open' | 'text';
  /** Puts something of the page's own in place of a piece of text. */
  renderText?: (text: string) => ReactNode;
}

export function renderSafeNodes(
  nodes: readonly SafeNode[],
  { links = 'open', renderText = (text) => text }: RenderOptions = {},
): ReactNode {
  const render = (node: SafeNode): ReactNode => {
    if (typeof node === 'string') return renderText(node);
    if (node.tag === 'br') return createElement('br');
    const children = node.children.map((child, index) => (
      <Fragment key={index}>{render(child)}</Fragment>
    ));
    if (node.tag !== 'a') return createElement(node.tag, null, ...children);
    if (links === 'text') return children;
    return (
      <a href={node.href} target="_blank" rel="noopener">
        {children}
      </a>
    );
  };
  return nodes.map((node, index) => <Fragment key={index}>{render(node)}</Fragment>);
}

/** A block of HTML from the service; nothing where there is none. */
export function SafeHtml({ html, links }: { html: string; links?: 'open' | 'text' }) {
  const nodes = useSafeNodes(html);
  if (nodes === null || nodes.length === 0) return null;
  return <SafeBlock>{renderSafeNodes(nodes, links === undefined ? {} : { links })}</SafeBlock>;
}
