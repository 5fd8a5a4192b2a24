import { t } from '@lingui/core/macro';
import { type Import, importEndpoints } from 'contract/transfer';
import { Download } from 'lucide-react';
import { Button } from '../parts/button/button';
import { useDownload } from '../action/use-download';

interface ReportButtonProps {
  shown: Import;
}

/** Downloads the verdict of every row. */
export function ReportButton({ shown }: ReportButtonProps) {
  const { run, isBusy } = useDownload(importEndpoints.report, {
    name: 'import-report.csv',
    failure: t`No report`,
  });
  return (
    <Button variant="ghost" isLoading={isBusy} onClick={() => void run({ id: shown._id })}>
      <Download /> {t`Report`}
    </Button>
  );
}
