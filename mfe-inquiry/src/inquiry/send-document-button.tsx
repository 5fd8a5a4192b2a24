import { t } from '@lingui/core/macro';
import { documentEndpoints } from 'contract/document';
import type { Inquiry } from 'contract/inquiry';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared-ui';
import { usePermission } from 'shared-ui/client';
import { SendDocumentsDialog } from 'shared-ui/document';

interface SendDocumentButtonProps {
  inquiry: Inquiry;
}

/** Sends documents of chemicals to the inquiry's contact. */
export function SendDocumentButton({ inquiry }: SendDocumentButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const maySend = usePermission(documentEndpoints.send.needs);
  if (!maySend) return null;
  const { _id, email, contactName, customerId, items, documentsWanted } = inquiry;
  const chemicalIds = items.flatMap(({ chemicalId }) => (chemicalId === null ? [] : [chemicalId]));
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <FileText /> {t`Send a document`}
      </Button>
      {isOpen ? (
        <SendDocumentsDialog
          inquiryId={_id}
          to={email}
          name={contactName}
          {...(customerId !== null && { customerId })}
          request={{ chemicalIds: [...new Set(chemicalIds)], kinds: documentsWanted }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
