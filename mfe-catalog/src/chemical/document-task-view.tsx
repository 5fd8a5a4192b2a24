import type { ChemicalDocumentRecord } from 'contract/document';
import { SendDocumentsDialog } from 'shared-ui/document';
import { DeliveriesSheet } from './deliveries-sheet';
import type { DocumentTask } from './document-menu';
import { MailingSheet } from './mailing-sheet';
import { ReviseDialog } from './revise-dialog';

interface DocumentTaskViewProps {
  task: DocumentTask;
  onClose: () => void;
  onRevised: (revision: ChemicalDocumentRecord) => void;
}

/** The dialog of what was chosen in a document's menu. */
export function DocumentTaskView({ task, onClose, onRevised }: DocumentTaskViewProps) {
  const { document } = task;
  switch (task.kind) {
    case 'revise':
      return <ReviseDialog document={document} onClose={onClose} onRevised={onRevised} />;
    case 'send':
      return <SendDocumentsDialog document={document} onClose={onClose} />;
    case 'deliveries':
      return <DeliveriesSheet document={document} onClose={onClose} />;
    case 'mailing':
      return <MailingSheet document={document} onClose={onClose} />;
    default:
      return task.kind satisfies never;
  }
}
