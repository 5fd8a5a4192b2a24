import { t } from '@lingui/core/macro';
import type { Job } from 'contract/jobs';
import { useState } from 'react';
import styled from 'styled-components';
import { messageOf } from '../client/api-error';
import { Button } from '../parts/button/button';
import { ErrorState } from '../parts/error-state/error-state';
import { Skeleton } from '../parts/skeleton/skeleton';
import { token } from '../tokens/token';
import { useRefusals } from './import-queries';
import { RowList } from './import-row';

const Section = styled.section`
  display: grid;
  gap: ${token.space[2]};

  & > h4 {
    font-size: ${token.text.md};
    font-weight: ${token.weight.semibold};
  }
  & li {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    overflow-wrap: anywhere;
  }
  & li > span {
    color: ${token.color.dangerText};
    font-size: ${token.text.sm};
  }
`;

const Pages = styled.div`
  display: flex;
  gap: ${token.space[2]};
`;

interface RefusalListProps {
  job: Job;
}

/** The records that a job could not write, with the reasons. */
export function RefusalList({ job }: RefusalListProps) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useRefusals(job._id, page);
  if (data === undefined) {
    if (error === null) return <Skeleton height="6rem" />;
    return (
      <ErrorState
        title={t`What was left as it is could not be loaded`}
        onRetry={() => void refetch()}
      >
        {messageOf(error)}
      </ErrorState>
    );
  }
  const pageCount = Math.ceil(data.total / data.pageSize);
  return (
    <Section aria-labelledby="refused-rows">
      <h4 id="refused-rows">{t`Left as they are`}</h4>
      <RowList>
        {data.data.map(({ recordId, title, reason }) => (
          <li key={`${recordId} ${title} ${reason}`}>
            <strong>{title}</strong>
            <span>{reason}</span>
          </li>
        ))}
      </RowList>
      {pageCount > 1 ? (
        <Pages>
          <Button
            variant="outline"
            size="sm"
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            {t`Previous`}
          </Button>
          <Button
            variant="outline"
            size="sm"
            disabled={page === pageCount}
            onClick={() => setPage(page + 1)}
          >
            {t`Next`}
          </Button>
        </Pages>
      ) : null}
    </Section>
  );
}
