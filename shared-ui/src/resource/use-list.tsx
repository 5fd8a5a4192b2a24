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

/** Links to the records that use a record; they open in a new tab, so that the page stays. */
export function UseList({ uses }: { readonly uses: readonly RecordUse[] }) {
  const hrefs = useRecordHrefs();
  return (
    <List>
      {uses.map(({ resource, label, total, records }) => (
        <li key={`${resource}-${label}`}>
          {total} {label}:{' '}
          {records.map(({ _id, title }, index) => (
            <Fragment key={_id}>
              {index > 0 && ', '}
              <UseLink href={hrefs.open(resource, _id)} title={title} />
            </Fragment>
          ))}
          {total > records.length && ', …'}
        </li>
      ))}
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
