import { chemicals } from 'contract/catalog';
import { useParams } from 'react-router-dom';
import { FileText } from 'lucide-react';
import { Button, PageHeader } from 'shared-ui';
import { useResourceRecord } from 'shared-ui/resource';
import { ChemicalForm } from './chemical-form';
import { documentsId, DocumentsPanel } from './documents-panel';
import { StatusBadge } from './status-badge';

function EditChemicalFormPage() {
  const { id = '' } = useParams();
  const { data } = useResourceRecord(chemicals, id);
  return (
    <>
      <PageHeader
        title={data?.name ?? 'Edit chemical'}
        description={data === undefined ? undefined : <StatusBadge status={data.status} />}
        actions={
          <Button asChild variant="outline">
            <a href={`#${documentsId}`}>
              <FileText /> Documents
            </a>
          </Button>
        }
      />
      <ChemicalForm key={id} target={{ kind: 'edit', id }} />
      <DocumentsPanel chemicalId={id} />
    </>
  );
}

export { EditChemicalFormPage as Component };
