import { type Offer, offerEndpoints } from 'contract/inquiry';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Button, saveFile, showToast } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';

/** Downloads the PDF: as it was sent, or a preview of the stored draft. */
export function PdfButton({ offer: { _id, number, revision, state } }: { offer: Offer }) {
  const api = useApi();
  const [isBusy, setIsBusy] = useState(false);

  async function save() {
    setIsBusy(true);
    try {
      const { blob, name } = await api.download(offerEndpoints.pdf, { id: _id });
      saveFile(blob, name ?? `${number}-${revision}.pdf`);
    } catch (error) {
      showToast({ title: 'Not downloaded', description: messageOf(error), tone: 'danger' });
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Button variant="outline" isLoading={isBusy} onClick={() => void save()}>
      <FileText /> {state === 'draft' ? 'Preview PDF' : 'Download PDF'}
    </Button>
  );
}
