import { t } from '@lingui/core/macro';
import { chemicals, DocumentKind } from 'contract/catalog';
import { type ChemicalDocumentRecord, documents } from 'contract/document';
import { FileText } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Card, EmptyState, token } from 'shared-ui';
import { RecordDialog, useRecordDialog } from 'shared-ui/form';
import { type ResourceList, useResourceList } from 'shared-ui/resource';
import { ChoiceFilter, FilterRow, ResourceTable } from 'shared-ui/table';
import styled from 'styled-components';
import { documentColumns } from './document.columns';
import { DocumentInputs } from './document.inputs';
import { documentKinds } from 'shared-ui/document';
import { DocumentMenu, type DocumentTask } from './document-menu';
import { DocumentTaskView } from './document-task-view';

/** The anchor of the documents on a chemical's page. */
export const documentsId = 'documents';

const Section = styled(Card)`
  margin-top: ${token.space[5]};
  scroll-margin-top: 5rem;
`;

interface DocumentsPanelProps {
  chemicalId: string;
}

/** The documents of a chemical, with what can be done about each. */
export function DocumentsPanel({ chemicalId: id }: DocumentsPanelProps) {
  const chemicalId = chemicals.id.parse(id);
  const list = useResourceList(documents, { scope: 'doc-', fixed: { chemicalId } });
  const dialog = useRecordDialog();
  const [task, setTask] = useState<DocumentTask | null>(null);
  const RowActions = useCallback(
    ({ row }: { row: ChemicalDocumentRecord }) => <DocumentMenu row={row} onTask={setTask} />,
    [],
  );
  const close = () => setTask(null);
  return (
    <Section id={documentsId} title={t`Documents`}>
      <ResourceTable
        list={list}
        columns={documentColumns}
        Filters={DocumentFilters}
        RowActions={RowActions}
        Empty={NoDocuments}
        {...dialog.actions}
      />
      <RecordDialog
        resource={documents}
        Inputs={DocumentInputs}
        initialValues={{ chemicalId, kind: 'SDS', language: 'en' }}
        {...dialog.props}
      />
      {task === null ? null : (
        <DocumentTaskView
          task={task}
          onClose={close}
          onRevised={(document) => setTask({ kind: 'mailing', document })}
        />
      )}
    </Section>
  );
}

type Documents = ResourceList<typeof documents>;

const kinds = DocumentKind.options.map((value) => ({
  value,
  get label() {
    return documentKinds[value];
  },
}));
const states = [
  {
    value: 'current',
    get label() {
      return t`Current`;
    },
  },
  {
    value: 'former',
    get label() {
      return t`Former`;
    },
  },
];

function DocumentFilters({ list }: { list: Documents }) {
  return (
    <FilterRow>
      <ChoiceFilter list={list} name="kind" label={t`Kind`} all={t`All kinds`} options={kinds} />
      <ChoiceFilter
        list={list}
        name="state"
        label={t`State`}
        all={t`All revisions`}
        options={states}
      />
    </FilterRow>
  );
}

function NoDocuments() {
  return (
    <EmptyState title={t`No documents yet`} icon={<FileText />}>
      {t`Add its safety data sheet: visitors see it on the chemical’s page.`}
    </EmptyState>
  );
}
