import type { ChemicalDocumentRecord } from 'contract/document';
import { FilePlus2 } from 'lucide-react';
import { DropdownMenuItem } from 'shared-ui';

/** What somebody wants to do about a document. */
export interface DocumentTask {
  kind: 'revise';
  document: ChemicalDocumentRecord;
}

interface DocumentMenuProps {
  row: ChemicalDocumentRecord;
  onTask: (task: DocumentTask) => void;
}

export function DocumentMenu({ row, onTask }: DocumentMenuProps) {
  return (
    <>
      {row.supersededAt === null ? (
        <DropdownMenuItem onSelect={() => onTask({ kind: 'revise', document: row })}>
          <FilePlus2 /> New revision
        </DropdownMenuItem>
      ) : null}
    </>
  );
}
