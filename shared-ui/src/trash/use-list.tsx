import type { RecordUse } from 'contract/record';
import { Fragment } from 'react';
import styled from 'styled-components';
import { useRecordHrefs } from 'panel-runtime';
import { token } from '../tokens/token';

const List = styled.ul`
  margin: ${token.space[3]} 0 0;
  padding-left: ${token.space[5]};

  & > li + li {
    margin-top: ${token.space[1]};
  }
`;

interface UseListProps {
  readonly uses: readonly RecordUse[];
  /** The `_id` of the record that is used. */
  readonly of: string;
}

/** Links to the records that use a record, and to their lists; they open in a new tab, so that the page stays. */
export function UseList({ uses, of }: UseListProps) {
  const hrefs = useRecordHrefs();
  const listOf = ({ resource, filter }: RecordUse) =>
    filter === null ? undefined : hrefs.list(resource, { [filter]: of });
  return (
    <List>
      {uses.map((use, place) => {
        const { resource, label, total, records } = use;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- two fields of a resource may point here
          <li key={`${resource}-${place}`}>
            <UseLink href={listOf(use)} title={`${total} ${label}`} />:{' '}
            {records.map(({ _id, title }, index) => (
              <Fragment key={_id}>
                {index > 0 && ', '}
                <UseLink href={hrefs.open(resource, _id)} title={title} />
              </Fragment>
            ))}
            {total > records.length && ', …'}
          </li>
        );
      })}
    </List>
  );
}

function UseLink({ href, title }: { readonly href: string | undefined; readonly title: string }) {
  if (href === undefined) return <>{title}</>;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {title}
    </a>
  );
}
