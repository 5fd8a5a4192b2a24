import { t } from '@lingui/core/macro';
import { createElement, Fragment, type ReactNode } from 'react';
import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import { type RichElement, type RichNode, textOf } from './rich-node';

const Body = styled.div`
  max-width: 44rem;
  line-height: 1.65;
  overflow-wrap: break-word;

  & > * + *,
  & blockquote > * + *,
  & li > * + *,
  & td > * + * {
    margin-top: 0.75em;
  }
  & > :is(h2, h3, h4, h5):not(:first-child) {
    margin-top: 1.75em;
  }
  & :is(h2, h3, h4, h5) {
    line-height: 1.25;
    text-wrap: balance;
    scroll-margin-top: 2rem;
    break-after: avoid;
  }
  & :is(h2, h3, h4, h5) + * {
    margin-top: 0.5em;
  }
  & ul,
  & ol {
    padding-inline-start: 1.35em;
  }
  & li + li {
    margin-top: 0.3em;
  }
  & li::marker {
    color: ${token.color.brandText};
  }
  & blockquote {
    margin-inline: 0;
    padding-inline-start: 1em;
    border-inline-start: 2px solid ${token.color.brand};
  }
  & code {
    font-family: ${token.font.mono};
    font-size: 0.9em;
  }
  & hr {
    margin-block: 2em;
    border: 0;
    border-top: 1px solid ${token.color.border};
  }
  & img {
    display: block;
    max-width: 100%;
    height: auto;
  }
  & > img {
    margin-block: 2em;
  }
`;

/** A table as wide as its content; if wider than the text, it scrolls within this box. */
const TableBox = styled.section`
  && {
    margin-block: 1.5em;
  }
  overflow-x: auto;
  ${focusRing}

  & table {
    min-width: 100%;
    border-collapse: collapse;
    font-size: 0.9375em;
    line-height: 1.5;
  }
  & th,
  & td {
    min-width: 8.5rem;
    padding-block: 0.5em;
    padding-inline: 0 1.25em;
    border-bottom: 1px solid ${token.color.border};
    text-align: start;
    vertical-align: top;
    overflow-wrap: normal;
  }
  & thead th {
    border-bottom: 2px solid ${token.color.brand};
    line-height: 1.35;
    vertical-align: bottom;
  }
  @media print {
    overflow: visible;

    & tr {
      break-inside: avoid;
    }
  }
`;

/** Lines of code do not wrap; the box can be scrolled by keyboard as well. */
const CodeBox = styled.pre`
  padding: 1em;
  overflow-x: auto;
  border: 1px solid ${token.color.border};
  background: ${token.color.surfaceSunken};
  line-height: 1.5;
  ${focusRing}
`;

interface RichContentProps {
  nodes: readonly RichNode[];
  /** Where it differs from the page's. */
  lang?: string | undefined;
}

/** Rich text, as `readRichText` has parsed it. */
export function RichContent({ nodes, lang }: RichContentProps) {
  return <Body lang={lang}>{rendered(nodes)}</Body>;
}

function rendered(nodes: readonly RichNode[]): ReactNode {
  return nodes.map((node, index) => (
    <Fragment key={index}>{typeof node === 'string' ? node : element(node)}</Fragment>
  ));
}

function element(node: RichElement): ReactNode {
  const { tag, attributes = {}, children } = node;
  switch (tag) {
    case 'img':
      return <Picture {...attributes} />;
    case 'table':
      return <Table {...node} />;
    case 'pre':
      return <CodeBox tabIndex={0}>{rendered(children)}</CodeBox>;
    case 'a':
      return (
        <a href={attributes['href']} rel="noopener">
          {rendered(children)}
        </a>
      );
    default:
      return children.length === 0
        ? createElement(tag, plain(attributes))
        : createElement(tag, plain(attributes), rendered(children));
  }
}

function plain({ id, colspan, rowspan }: Readonly<Record<string, string>>) {
  return {
    ...(id !== undefined && { id }),
    ...(colspan !== undefined && { colSpan: Number(colspan) }),
    ...(rowspan !== undefined && { rowSpan: Number(rowspan) }),
  };
}

/** Scrollable by keyboard, hence the tab stop, and a name for screen readers. */
function Table({ children }: RichElement) {
  return (
    <TableBox aria-label={nameOf(children)} tabIndex={0}>
      <table>{rendered(children)}</table>
    </TableBox>
  );
}

/** The text of its first row, which is usually its head. */
function nameOf([section]: readonly RichNode[]): string {
  const row = childrenOf(childrenOf(section)[0]);
  const words = row.map((cell) => textOf([cell])).filter(Boolean);
  const head = words.join(', ');
  return words.length === 0 ? t`Table` : t`Table: ${head}`;
}

function childrenOf(node: RichNode | undefined): readonly RichNode[] {
  return node === undefined || typeof node === 'string' ? [] : node.children;
}

interface PictureProps {
  src?: string;
  srcset?: string;
  alt?: string;
  width?: string;
  height?: string;
}

function Picture({ srcset, alt = '', ...others }: PictureProps) {
  return (
    <img
      loading="lazy"
      decoding="async"
      alt={alt}
      {...(srcset !== undefined && { srcSet: srcset, sizes: '(max-width: 47rem) 94vw, 44rem' })}
      {...others}
    />
  );
}
