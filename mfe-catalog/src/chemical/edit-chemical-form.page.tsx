import { t } from '@lingui/core/macro';
import { chemicalEndpoints, chemicals } from 'contract/catalog';
import { useParams } from 'react-router-dom';
import { FileText, Tag } from 'lucide-react';
import { useState } from 'react';
import { Button, PageHeader, token, useSlot } from 'shared-ui';
import { ApiError } from 'shared-ui/client';
import { MergedAway } from 'shared-ui/job';
import styled from 'styled-components';
import { useRecordActions, useResourceRecord } from 'shared-ui/resource';
import { chemicalFormHref, chemicalTableHref, editChemicalHref } from '../routes';
import { ChemicalForm } from './chemical-form';
import { documentsId, DocumentsPanel } from './documents-panel';
import { LabelDialog } from './label-dialog';
import { StatusBadge } from './status-badge';

const Below = styled.div`
  margin-top: ${token.space[5]};
`;

function EditChemicalFormPage() {
  const { id = '' } = useParams();
  const { data, error } = useResourceRecord(chemicals, id);
  const widgets = useSlot('chemical.card', { id });
  const [isLabelOpen, setIsLabelOpen] = useState(false);
  useRecordActions({
    resource: chemicals,
    record: data,
    listHref: chemicalTableHref(),
    copyHref: chemicalFormHref({ copyOf: id }),
    more: [{ label: t`Print a label`, run: () => setIsLabelOpen(true) }],
  });
  return (
    <>
      <PageHeader
        title={data?.name ?? t`Edit chemical`}
        description={data === undefined ? undefined : <StatusBadge status={data.status} />}
        actions={
          <>
            {data === undefined ? null : (
              <Button variant="outline" onClick={() => setIsLabelOpen(true)}>
                <Tag /> {t({ message: 'Label', context: 'to print' })}
              </Button>
            )}
            <Button asChild variant="outline">
              <a href={`#${documentsId}`}>
                <FileText /> {t`Documents`}
              </a>
            </Button>
          </>
        }
      />
      {error instanceof ApiError && error.code === 'not-found' ? (
        <MergedAway
          resource={chemicals}
          endpoint={chemicalEndpoints.mergedInto}
          editHref={editChemicalHref}
          id={id}
        />
      ) : null}
      <ChemicalForm key={id} target={{ kind: 'edit', id }} />
      <DocumentsPanel chemicalId={id} />
      {widgets.map(({ key, element }) => (
        <Below key={key}>{element}</Below>
      ))}
      {data !== undefined && isLabelOpen ? (
        <LabelDialog chemical={data} onClose={() => setIsLabelOpen(false)} />
      ) : null}
    </>
  );
}

export { EditChemicalFormPage as Component };
