import { t } from '@lingui/core/macro';
import { documentEndpoints, type ChemicalDocumentRecord } from 'contract/document';
import { FilePlus2, History, Mails, Send } from 'lucide-react';
import { DropdownMenuItem } from 'shared-ui';
import { usePermission } from 'shared-ui/client';

/** What somebody wants to do about a document. */
export interface DocumentTask {
  kind: 'revise' | 'send' | 'deliveries' | 'mailing';
  document: ChemicalDocumentRecord;
}

interface DocumentMenuProps {
  row: ChemicalDocumentRecord;
  onTask: (task: DocumentTask) => void;
}

/** What can be done about a document, as far as the role allows it. */
export function DocumentMenu({ row: document, onTask }: DocumentMenuProps) {
  const isCurrent = document.supersededAt === null;
  const mayRevise = usePermission(documentEndpoints.revise.needs);
  const maySend = usePermission(documentEndpoints.send.needs);
  const mayMail = usePermission(documentEndpoints.mailRevision.needs);
  const mayRead = usePermission(documentEndpoints.formerRecipients.needs);
  return (
    <>
      {isCurrent && mayRevise ? (
        <DropdownMenuItem onSelect={() => onTask({ kind: 'revise', document })}>
          <FilePlus2 /> {t`New revision`}
        </DropdownMenuItem>
      ) : null}
      {maySend ? (
        <DropdownMenuItem onSelect={() => onTask({ kind: 'send', document })}>
          <Send /> {t`Send`}
        </DropdownMenuItem>
      ) : null}
      {mayRead ? (
        <DropdownMenuItem onSelect={() => onTask({ kind: 'deliveries', document })}>
          <History /> {t`Who got it`}
        </DropdownMenuItem>
      ) : null}
      {isCurrent && mayMail ? (
        <DropdownMenuItem onSelect={() => onTask({ kind: 'mailing', document })}>
          <Mails /> {t`Mail to former recipients`}
        </DropdownMenuItem>
      ) : null}
    </>
  );
}
