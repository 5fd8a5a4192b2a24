import { chemicalTypes } from 'contract';
import {
  PageHeader,
  RecordDialog,
  ResourceTable,
  useRecordDialog,
  useResourceList,
} from 'shared-ui';
import { chemicalTypeColumns } from './chemical-type.columns';
import { ChemicalTypeInputs } from './chemical-type.inputs';

function ChemicalTypeScreen() {
  const list = useResourceList(chemicalTypes);
  const dialog = useRecordDialog();
  return (
    <>
      <PageHeader title="Chemical types" description="What chemicals are used as: solvent, acid." />
      <ResourceTable list={list} columns={chemicalTypeColumns} {...dialog.actions} />
      <RecordDialog
        resource={chemicalTypes}
        Inputs={ChemicalTypeInputs}
        notCopied={['name']}
        {...dialog.props}
      />
    </>
  );
}

export { ChemicalTypeScreen as Component };
