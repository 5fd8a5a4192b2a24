import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from 'shared-ui';
import type { OutlineEntry } from './view-parts';
import { RichContent } from './rich-content';
import type { RichNode } from './rich-node';
import { TableOfContents } from './table-of-contents';

/** On wide screens the table of contents is sticky beside the text; otherwise it precedes it. */
const Columns = styled.div<{ $isAlone: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isAlone }) => ($isAlone ? '' : 'minmax(0, 15rem)')} minmax(0, 41rem);
  gap: 2rem clamp(2rem, 5vw, 5rem);

  @media (max-width: 64rem) {
    grid-template-columns: minmax(0, 41rem);
  }
  @media print {
    display: block;
  }
`;

const Beside = styled.div`
  @media (min-width: 64.01rem) {
    & > * {
      position: sticky;
      top: 1.5rem;
      max-height: calc(100vh - 3rem);
      overflow-y: auto;
    }
  }
`;

const Text = styled.div`
  color: ${token.color.text};
  font-size: clamp(1.0625rem, 1.02rem + 0.2vw, 1.1875rem);

  @media print {
    font-size: inherit;
  }
`;

interface ReadingProps {
  nodes: readonly RichNode[];
  /** Of the text, where it differs from the page's. */
  lang?: string | undefined;
  outline?: readonly OutlineEntry[];
  /** Shown beside the text instead of its table of contents. */
  beside?: ReactNode;
  /** Shown at the start of the text. */
  opening?: ReactNode;
}

/** A long text: lines of some 70 characters, with a table of contents beside it. */
export function Reading({ nodes, lang, outline = [], beside, opening }: ReadingProps) {
  const isAlone = beside === undefined && outline.length === 0;
  return (
    <Columns $isAlone={isAlone}>
      {isAlone ? null : (
        <Beside lang={beside === undefined ? lang : undefined}>
          {beside ?? <TableOfContents outline={outline} />}
        </Beside>
      )}
      <Text>
        {opening}
        <RichContent nodes={nodes} lang={lang} />
      </Text>
    </Columns>
  );
}
