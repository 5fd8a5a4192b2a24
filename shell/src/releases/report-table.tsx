import { t } from '@lingui/core/macro';
import { shortCommit, type StoredReport } from 'contract/release';
import { dateTimeText } from 'contract';
import { token } from 'shared-ui';
import { numberText } from 'shared-ui/table';
import styled from 'styled-components';
import { StackedTable } from '../parts/stacked-table';

const Stack = styled.pre`
  max-height: 16rem;
  margin-top: ${token.space[2]};
  overflow: auto;
  font: ${token.text.xs} ${token.font.mono};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export interface ReportTableProps {
  readonly reports: readonly StoredReport[];
}

/** Failures of a remote in admins' browsers. */
export function ReportTable({ reports }: ReportTableProps) {
  return (
    <StackedTable>
      <thead>
        <tr>
          <th scope="col">{t`What happened`}</th>
          <th scope="col">{t`Version`}</th>
          <th scope="col">{t`When`}</th>
          <th scope="col">{t`Page`}</th>
        </tr>
      </thead>
      <tbody>
        {reports.map((report) => (
          <tr key={report._id}>
            <th scope="row">
              {report.message === '' ? report.kind : report.message}
              <small>
                {report.kind}
                {report.count > 1 ? t` · ${{ count: numberText(report.count) }} times` : ''}
              </small>
              {report.stack === '' ? null : (
                <details>
                  <summary>{t`Stack`}</summary>
                  <Stack>{report.stack}</Stack>
                </details>
              )}
            </th>
            <td data-label={t`Version`}>
              <code>{report.version}</code>
              <small>{shortCommit(report.commit)}</small>
            </td>
            <td data-label={t`When`}>
              {dateTimeText(report.at)}
              <small>{report.by}</small>
            </td>
            <td data-label={t`Page`}>
              <code>{report.path}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}
