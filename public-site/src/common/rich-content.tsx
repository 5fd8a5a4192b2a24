import { createElement, Fragment, type ReactNode } from 'react';
import { token } from 'shared-ui';
import styled from 'styled-components';
import type { RichElement, RichNode } from './rich-node';

const Body = styled.div`
  max-width: 44rem;
  line-height: 1.65;

  & > * + * {
    margin-top: 0.75em;
  }
  & ul,
  & ol {
    padding-inline-start: 1.15em;
  }
  & li + li {
    margin-top: 0.2em;
  }
  & li::marker {
    color: ${token.color.brandText};
  }
  & blockquote {
    margin-inline: 0;
    padding-inline-start: 1em;
    border-inline-start: 2px solid ${token.color.brand};
  }
  & table {
    display: block;
    overflow-x: auto;
    border-collapse: collapse;
  }
  & th,
  & td {
    padding: 0.4em 0.75em;
    border: 1px solid ${token.color.border};
    text-align: start;
  }
  & img {
    height: auto;
  }
`;

interface RichContentProps {
  nodes: readonly RichNode[];
}

/** Formatted text of staff. Headings in it stand below those of the page. */
export function RichContent({ nodes }: RichContentProps) {
  return <Body>{rendered(nodes)}</Body>;
}

function rendered(nodes: readonly RichNode[]): ReactNode {
  return nodes.map((node, index) => (
    <Fragment key={index}>{typeof node === 'string' ? node : element(node)}</Fragment>
  ));
}

const lowered: Readonly<Record<string, string>> = { h2: 'h3', h3: 'h4', h4: 'h5' };

function element({ tag, attributes = {}, children }: RichElement): ReactNode {
  const { href, colspan, rowspan, ...others } = attributes;
  if (href !== undefined) {
    return (
      <a href={href} rel="noopener">
        {rendered(children)}
      </a>
    );
  }
  if (tag === 'img') return <img alt="" loading="lazy" {...others} />;
  const spans = {
    ...(colspan && { colSpan: Number(colspan) }),
    ...(rowspan && { rowSpan: Number(rowspan) }),
  };
  return children.length === 0
    ? createElement(lowered[tag] ?? tag, spans)
    : createElement(lowered[tag] ?? tag, spans, rendered(children));
}
