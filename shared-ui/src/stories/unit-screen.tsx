import { units } from 'contract/catalog';
import { ChoiceField } from '../form/fields/choice-field';
import { NumberField } from '../form/fields/number-field';
import { TextField } from '../form/fields/text-field';
import { InputGrid } from '../form/form-section';
import { RecordDialog } from '../form/record-dialog';
import type { InputsProps } from '../form/record-form';
import { useRecordDialog } from '../form/use-record-dialog';
import { Badge } from '../parts/badge/badge';
import { PageHeader } from '../parts/page-header/page-header';
import { useResourceList } from '../resource/use-resource-list';
import { DateCell } from '../table/cells/date-cell';
import { NumberCell } from '../table/cells/number-cell';
import type { Columns } from '../table/column';
import { ResourceTable } from '../table/resource-table';

const dimensions = ['mass', 'volume', 'amount', 'count'].map((value) => ({ value, label: value }));

const columns: Columns<typeof units> = [
  { id: 'name', label: 'Name', sort: 'name', cell: (unit) => unit.name },
  { id: 'symbol', label: 'Symbol', sort: 'symbol', edit: {}, cell: (unit) => unit.symbol },
  {
    id: 'dimension',
    label: 'Dimension',
    edit: {},
    cell: (unit) => <Badge>{unit.dimension}</Badge>,
  },
  {
    id: 'factor',
    label: 'Factor',
    align: 'end',
    edit: {},
    cell: (unit) => <NumberCell value={unit.factor} />,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    sort: 'updatedAt',
    cell: (unit) => <DateCell value={unit.updatedAt} />,
  },
];

export function UnitInputs({ form }: InputsProps<typeof units>) {
  return (
    <InputGrid>
      <TextField form={form} name="name" label="Name" />
      <TextField form={form} name="symbol" label="Symbol" help="As it stands after a number: kg." />
      <ChoiceField form={form} name="dimension" label="Dimension" options={dimensions} />
      <NumberField
        form={form}
        name="factor"
        label="Factor"
        help="How many kilograms, litres, moles or pieces one unit is."
      />
    </InputGrid>
  );
}

export function UnitScreen() {
  const dialog = useRecordDialog();
  return (
    <>
      <PageHeader title="Units" description="What chemicals are weighed and counted in." />
      <ResourceTable list={useResourceList(units)} columns={columns} {...dialog.actions} />
      <RecordDialog resource={units} Inputs={UnitInputs} {...dialog.props} />
    </>
  );
}
