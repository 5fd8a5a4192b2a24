import { t } from '@lingui/core/macro';
import type { Import, ImportGuide, ImportVerdict } from 'contract/transfer';
import styled from 'styled-components';
import { messageOf } from '../client/api-error';
import { EmptyState } from '../parts/empty-state/empty-state';
import { ErrorState } from '../parts/error-state/error-state';
import { Pagination } from '../parts/pagination/pagination';
import { Skeleton } from '../parts/skeleton/skeleton';
import { Tabs } from '../parts/tabs/tabs';
import { numberText } from '../text/format';
import { token } from '../tokens/token';
import { labelsOf } from './column-mapping';
import { ImportRowItem, RowList } from './import-row';
import { useImportRows } from './import-queries';
import { verdicts, verdictWords } from './import-words';
import { useImportAddress } from './use-import-address';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]};
  margin-top: ${token.space[3]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

const Figure = styled.span`
  margin-inline-start: 0.375rem;
  padding: 0 0.375rem;
  border-radius: ${token.radius.full};
  background: ${token.color.surfaceSunken};
  color: ${token.color.textMuted};
  font-size: ${token.text.xs};
  font-variant-numeric: tabular-nums;

  &[data-is-bad='true'] {
    background: ${token.color.dangerSoft};
    color: ${token.color.onDangerSoft};
  }
`;

interface ImportRowsProps {
  guide: ImportGuide;
  shown: Import;
  counts: NonNullable<Import['counts']>;
  hrefOf: ((id: string) => string) | undefined;
}

/** The rows of a file by verdict, page by page. */
export function ImportRows({ guide, shown, counts, hrefOf }: ImportRowsProps) {
  const { place, go } = useImportAddress();
  const verdict = place?.verdict ?? verdicts.find((one) => counts[one] > 0) ?? 'new';

  function choose(value: string) {
    const chosen = verdicts.find((one) => one === value);
    go({ id: shown._id, step: place?.step, verdict: chosen }, { replace: true });
  }
  return (
    <Tabs
      label={t`Rows of the file`}
      value={verdict}
      onValueChange={choose}
      tabs={verdicts.map((one) => ({
        value: one,
        label: (
          <>
            {verdictWords[one]}
            <Figure data-is-bad={one === 'wrong' && counts[one] > 0}>
              {numberText(counts[one])}
            </Figure>
          </>
        ),
        content: <RowsOfVerdict guide={guide} shown={shown} verdict={one} hrefOf={hrefOf} />,
      }))}
    />
  );
}

interface RowsOfVerdictProps extends Omit<ImportRowsProps, 'counts'> {
  verdict: ImportVerdict;
}

function RowsOfVerdict({ guide, shown, verdict, hrefOf }: RowsOfVerdictProps) {
  const address = useImportAddress();
  const step = address.place?.step;
  const page = address.place?.page ?? 1;
  const { data, error, refetch, isFetching } = useImportRows(shown, { verdict, page });
  if (data === undefined) {
    if (error === null) return <Skeleton height="12rem" />;
    return (
      <ErrorState title={t`The rows could not be loaded`} onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  if (data.total === 0) return <EmptyState title={nothing[verdict]} />;
  const { pageSize, total } = data;
  const start = (data.page - 1) * pageSize;
  return (
    <>
      <RowList
        aria-busy={isFetching}
        aria-label={t`${{ verdictWords: verdictWords[verdict] }} rows`}
      >
        {data.data.map((row) => (
          <ImportRowItem key={row.number} row={row} labels={labelsOf(guide)} hrefOf={hrefOf} />
        ))}
      </RowList>
      <Foot>
        <output>
          {t`${{ start: numberText(start + 1) }}–${{ start2: numberText(start + data.data.length) }} of ${{ total: numberText(total) }}`}
        </output>
        <Pagination
          label={t`Pages of rows`}
          page={page}
          pageCount={Math.ceil(total / pageSize)}
          hrefOf={(target) => address.hrefOf({ id: shown._id, step, verdict, page: target })}
        />
      </Foot>
    </>
  );
}

const nothing = {
  get new() {
    return t`No row is new`;
  },
  get changed() {
    return t`No row changes anything`;
  },
  get unchanged() {
    return t`No row is as it is already`;
  },
  get wrong() {
    return t`No row is wrong`;
  },
} as const satisfies Record<ImportVerdict, string>;
