import { t } from '@lingui/core/macro';
import { units } from 'contract/catalog';
import { PageHeader } from 'shared-ui';
import { RecordDialog, useRecordDialog } from 'shared-ui/form';
import { type ResourceList, useResourceList } from 'shared-ui/resource';
import { ChoiceFilter, ResourceTable } from 'shared-ui/table';
import { dimensionOptions } from './dimension-labels';
import { unitColumns } from './unit.columns';
import { UnitInputs } from './unit.inputs';

function UnitScreen() {
  const list = useResourceList(units);
  const dialog = useRecordDialog();
  return (
    <>
      <PageHeader
        title={t`Units`}
        description={t`What chemicals are weighed, measured and counted in.`}
      />
      <ResourceTable list={list} columns={unitColumns} Filters={UnitFilters} {...dialog.actions} />
      <RecordDialog resource={units} Inputs={UnitInputs} notCopied={['symbol']} {...dialog.props} />
    </>
  );
}

interface UnitFiltersProps {
  list: ResourceList<typeof units>;
}

function UnitFilters({ list }: UnitFiltersProps) {
  return (
    <ChoiceFilter
      list={list}
      name="dimension"
      label={t`Dimension`}
      all={t`All dimensions`}
      options={dimensionOptions}
    />
  );
}

export { UnitScreen as Component };
