import { t } from '@lingui/core/macro';
import type { PersonalRow, PersonQuery } from 'contract/privacy';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, ErrorState, Skeleton, token } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import styled from 'styled-components';
import { useRecordPages } from '../navigation/use-record-pages';
import { listSize } from '../parts/list-size';
import { useRows } from './use-personal-data';

const List = styled.ul`
  margin: ${token.space[2]} 0 0;
  padding-inline-start: ${token.space[5]};
  font-size: ${token.text.sm};
  font-weight: ${token.weight.normal};
  overflow-wrap: anywhere;
`;

const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  margin-top: ${token.space[2]};
  font-size: ${token.text.sm};
  font-weight: ${token.weight.normal};
`;

export interface FoundRowsProps {
  readonly person: PersonQuery;
  readonly kind: string;
  readonly label: string;
}

/** The rows of one kind, with links to those that have a page. Pages are no addresses: those would name the person. */
export function FoundRows({ person, kind, label }: FoundRowsProps) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useRows({ person, kind, page });
  if (error !== null) {
    return (
      <ErrorState title={t`This list could not be read`} onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  if (data === undefined) return <Skeleton height="4rem" />;
  const pages = Math.ceil(data.total / listSize);
  return (
    <>
      <List aria-label={label}>
        {data.data.map((row) => (
          <li key={row._id} dir="auto">
            <RowTitle row={row} />
          </li>
        ))}
      </List>
      {pages > 1 ? (
        <Steps>
          <>
            <Button
              variant="ghost"
              size="sm"
              disabled={page === 1}
              onClick={() => setPage(page - 1)}
            >
              {t`Back`}
            </Button>
            {t`Page ${page} of ${pages}`}
            <Button
              variant="ghost"
              size="sm"
              disabled={page >= pages}
              onClick={() => setPage(page + 1)}
            >
              {t`Next`}
            </Button>
          </>
        </Steps>
      ) : null}
    </>
  );
}

function RowTitle({ row: { _id, title, resource } }: { readonly row: PersonalRow }) {
  const pages = useRecordPages();
  const pattern = resource === null ? undefined : pages.get(resource)?.path;
  const text = title === '' ? t`Without a title` : title;
  return pattern === undefined ? text : <Link to={pattern.replace(':id', _id)}>{text}</Link>;
}
