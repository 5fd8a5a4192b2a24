import { t } from '@lingui/core/macro';
import { type Offer, offerEndpoints } from 'contract/inquiry';
import { FileText } from 'lucide-react';
import { Button, useDownload } from 'shared-ui';

/** Downloads the PDF: as it was sent, or a preview of the stored draft. */
export function PdfButton({ offer: { _id, number, revision, state } }: { offer: Offer }) {
  const { run, isBusy } = useDownload(offerEndpoints.pdf, {
    name: `${number}-${revision}.pdf`,
    failure: t`Not downloaded`,
  });
  return (
    <Button variant="outline" isLoading={isBusy} onClick={() => void run({ id: _id })}>
      <FileText /> {state === 'draft' ? t`Preview PDF` : t`Download PDF`}
    </Button>
  );
}
