import { t } from '@lingui/core/macro';
import { moneyEndpoints, type MoneyReport } from 'contract/inquiry';
import { Download } from 'lucide-react';
import { busyList, Button, Card, PageHeader, token, useDownload } from 'shared-ui';
import { QueryContent, useAddress } from 'shared-ui/resource';
import styled from 'styled-components';
import { GroupTable, reportTableColumns, TableScroll } from './group-table';
import { MailSwitch } from './mail-switch';
import { filterNames } from './money-address';
import { MoneyFigureRow } from './money-figures';
import { parametersOf, queryOf, reportIn } from './report-address';
import { ReportFilters } from './report-filters';
import { SavedReports } from './saved-reports';
import { type ShownReport, useReport } from './use-money';
import { useSavedReports } from './use-saved-reports';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  ${busyList}
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]};
`;

/** What inquiries are worth, by what one chooses; saved under a name, exported, and mailed each Monday. */
function ReportPage() {
  const { address, change } = useAddress();
  const reportId = address.get('report') ?? undefined;
  const saved = useSavedReports(reportId);
  // A link of a mail names the report alone.
  const isNamedAlone = address.size === 1 && reportId !== undefined;
  const shown =
    isNamedAlone && saved.current !== undefined
      ? reportIn(new URLSearchParams(saved.current.query))
      : reportIn(address);
  const query = useReport(shown);
  const file = useDownload(moneyEndpoints.reportFile, {
    name: 'report.csv',
    failure: t`Not exported`,
  });
  const show = (patch: Partial<Record<keyof ShownReport, string | undefined>>) =>
    change({ ...parametersOf(queryOf(shown)), ...patch, report: reportId });
  return (
    <>
      <PageHeader
        title={saved.current?.name ?? t({ message: 'Report', context: 'money' })}
        description={t`What inquiries are worth: the goods of their latest offers, without charges and tax.`}
        actions={
          <Actions>
            <SavedReports
              saved={saved}
              query={queryOf(shown)}
              onOpen={(report) =>
                change(
                  report === undefined
                    ? { ...parametersOf(''), report: undefined }
                    : { ...parametersOf(report.query), report: report._id },
                )
              }
            />
            <Button
              variant="outline"
              isLoading={file.isBusy}
              onClick={() => void file.run({ query: shown })}
            >
              <Download /> {t`Export CSV`}
            </Button>
          </Actions>
        }
      />
      <Stack aria-busy={query.isPlaceholderData}>
        <Card>
          <ReportFilters shown={shown} days={query.data?.period} onChange={show} />
          {saved.current === undefined ? null : <MailSwitch reportId={saved.current._id} />}
        </Card>
        <QueryContent query={query} failed={t`The report could not be made`}>
          {(report) => <LoadedReport report={report} shown={shown} />}
        </QueryContent>
      </Stack>
    </>
  );
}

interface LoadedReportProps {
  report: MoneyReport;
  shown: ShownReport;
}

function LoadedReport({ report, shown }: LoadedReportProps) {
  const filters = Object.fromEntries(
    filterNames.flatMap((name) => (shown[name] === undefined ? [] : [[name, shown[name]]])),
  );
  return (
    <>
      <Card>
        <MoneyFigureRow figures={report} filters={filters} />
      </Card>
      <Card>
        {report.groups.data.length === 0 ? (
          <p>{t`Nothing is open, and nothing was won or lost in this period.`}</p>
        ) : (
          <TableScroll tabIndex={0} aria-label={t`Groups with their sums`}>
            <GroupTable
              by={report.by}
              groups={report.groups}
              columns={reportTableColumns(report)}
              filters={filters}
            />
          </TableScroll>
        )}
      </Card>
    </>
  );
}

export { ReportPage as Component };
