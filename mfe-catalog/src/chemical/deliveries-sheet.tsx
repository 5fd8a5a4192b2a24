import { type ChemicalDocumentRecord, documentDeliveries, documents } from 'contract/document';
import { Mail } from 'lucide-react';
import { EmptyState, Sheet } from 'shared-ui';
import { deliveryColumns } from 'shared-ui/document';
import { useResourceList } from 'shared-ui/resource';
import { ResourceTable } from 'shared-ui/table';

interface DeliveriesSheetProps {
  document: ChemicalDocumentRecord;
  onClose: () => void;
}

/** Who got a document by email. */
export function DeliveriesSheet({ document, onClose }: DeliveriesSheetProps) {
  const documentId = documents.id.parse(document._id);
  const list = useResourceList(documentDeliveries, { scope: 'sent-', fixed: { documentId } });
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title="Who got it"
      description={`${document.title}: emails are listed, downloads only counted (${document.downloads}).`}
      width="56rem"
    >
      <ResourceTable list={list} columns={deliveryColumns} Empty={NobodyYet} />
    </Sheet>
  );
}

function NobodyYet() {
  return (
    <EmptyState title="Nobody got it by email yet" icon={<Mail />}>
      Emails to visitors who asked for it, and those of staff, stand here.
    </EmptyState>
  );
}
