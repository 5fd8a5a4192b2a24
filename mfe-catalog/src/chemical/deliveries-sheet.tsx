import { t } from '@lingui/core/macro';
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
      title={t`Who got it`}
      description={t`${{ title: document.title }}: emails are listed, downloads only counted (${{ count: document.downloads }}).`}
      width="56rem"
    >
      <ResourceTable list={list} columns={deliveryColumns} Empty={NobodyYet} />
    </Sheet>
  );
}

function NobodyYet() {
  return (
    <EmptyState title={t`Nobody got it by email yet`} icon={<Mail />}>
      {t`Emails to visitors who asked for it, and those of staff, stand here.`}
    </EmptyState>
  );
}
