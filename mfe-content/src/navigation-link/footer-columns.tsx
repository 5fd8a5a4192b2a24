import { navigationLinkEndpoints, navigationLinks } from 'contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { IconButton, OrderHint, RecordOrder, type RowOf, token, useRecordOrder } from 'shared-ui';
import styled from 'styled-components';
import { columnsOf, type FooterColumn, withColumnMoved } from './footer-columns-of';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${token.space[4]};
  margin-bottom: ${token.space[6]};
`;

const Column = styled.section`
  min-width: 0;
  padding: ${token.space[3]} ${token.space[3]} 0;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};

  & > header {
    display: flex;
    align-items: center;
    margin-bottom: ${token.space[2]};
  }
  & h2 {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font-size: ${token.text.md};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > ol {
    margin-bottom: ${token.space[3]};
  }
`;

const ordering = { resource: navigationLinks, reorder: navigationLinkEndpoints.reorder };

/** The footer's columns as the site shows them: links are put into order in each, and the columns among themselves. */
export function FooterColumns() {
  const { shown, reorder } = useRecordOrder(ordering);
  const hintId = useId();
  const columns = columnsOf(shown);
  if (columns.length === 0) return null;
  return (
    <>
      <OrderHint id={hintId} many="links" />
      <Columns>
        {columns.map((column, place) => (
          <ColumnOfLinks
            key={column.group}
            column={column}
            hintId={hintId}
            onLeft={place === 0 ? undefined : () => reorder(withColumnMoved(columns, place, -1))}
            onRight={
              place === columns.length - 1
                ? undefined
                : () => reorder(withColumnMoved(columns, place, 1))
            }
          />
        ))}
      </Columns>
    </>
  );
}

interface ColumnOfLinksProps {
  column: FooterColumn;
  hintId: string;
  onLeft: (() => void) | undefined;
  onRight: (() => void) | undefined;
}

function ColumnOfLinks({ column: { group }, hintId, onLeft, onRight }: ColumnOfLinksProps) {
  const heading = group ?? 'No heading';
  return (
    <Column aria-label={heading}>
      <header>
        <h2 title={heading}>{heading}</h2>
        <IconButton
          label={`Move ${heading} to the left`}
          size="sm"
          disabled={onLeft === undefined}
          onClick={onLeft}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton
          label={`Move ${heading} to the right`}
          size="sm"
          disabled={onRight === undefined}
          onClick={onRight}
        >
          <ChevronRight />
        </IconButton>
      </header>
      <RecordOrder
        {...ordering}
        isColumn
        words={{ one: 'link', many: 'links' }}
        label={`Order in ${heading}`}
        hintId={hintId}
        isIncluded={(link: RowOf<typeof navigationLinks>) => link.group === group}
      />
    </Column>
  );
}
