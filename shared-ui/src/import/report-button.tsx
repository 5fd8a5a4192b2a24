import { type Import, importEndpoints } from 'contract/transfer';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../client/api-error';
import { useApi } from '../client/api-provider';
import { Button } from '../parts/button/button';
import { showToast } from '../parts/toast/toast';
import { saveFile } from '../export/save-file';

interface ReportButtonProps {
  shown: Import;
}

/** Downloads the verdict of every row. */
export function ReportButton({ shown }: ReportButtonProps) {
  const api = useApi();
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    setIsBusy(true);
    try {
      const { blob, name } = await api.download(importEndpoints.report, { id: shown._id });
      saveFile(blob, name ?? 'import-report.csv');
    } catch (error) {
      showToast({ title: 'No report', description: messageOf(error), tone: 'danger' });
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Button variant="ghost" isLoading={isBusy} onClick={() => void download()}>
      <Download /> Report
    </Button>
  );
}
