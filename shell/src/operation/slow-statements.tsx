import { t } from '@lingui/core/macro';
import type { Operation } from 'contract/operation';
import { numberText } from 'shared-ui/table';
import { StackedTable } from '../parts/stacked-table';
import { TableHead } from './table-head';

/** The statements that took most of the database's time, where it counts them. */
export function SlowStatements({
  statements,
}: {
  readonly statements: Operation['slowStatements'];
}) {
  if (statements === null) {
    return (
      <p>
        {t`The database does not count statements: its extension pg_stat_statements is not installed. Statements of a second or longer are among the warnings below.`}
      </p>
    );
  }
  if (statements.length === 0) return <p>{t`None yet.`}</p>;
  return (
    <StackedTable>
      <TableHead columns={[t`Statement`, t`Calls`, t`Mean`]} />
      <tbody>
        {statements.map(({ text, calls, milliseconds }) => (
          <tr key={text}>
            <td>
              <code>{text}</code>
            </td>
            <td data-label={t`Calls`}>{numberText(calls)}</td>
            <td data-label={t`Mean`}>{t`${{ round: numberText(Math.round(milliseconds)) }} ms`}</td>
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}
