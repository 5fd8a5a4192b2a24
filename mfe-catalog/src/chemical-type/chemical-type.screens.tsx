import { t } from '@lingui/core/macro';
import { chemicalTypes } from 'contract/catalog';
import { PageHeader } from 'shared-ui';
import { RecordDialog, useRecordDialog } from 'shared-ui/form';
import { useResourceList } from 'shared-ui/resource';
import { ResourceTable } from 'shared-ui/table';
import { chemicalTypeColumns } from './chemical-type.columns';
import { ChemicalTypeInputs } from './chemical-type.inputs';

function ChemicalTypeScreen() {
  const list = useResourceList(chemicalTypes);
  const dialog = useRecordDialog();
  return (
    <>
      <PageHeader
        title={t`Chemical types`}
        description={t`What chemicals are used as: solvent, acid.`}
      />
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
