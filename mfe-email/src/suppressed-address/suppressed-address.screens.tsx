import { t } from '@lingui/core/macro';
import { suppressedAddresses, SuppressionReason } from 'contract/email';
import { PageHeader } from 'shared-ui';
import {
  ChoiceField,
  InputGrid,
  type InputsProps,
  RecordDialog,
  TextareaField,
  TextField,
  useRecordDialog,
} from 'shared-ui/form';
import { type ResourceList, useResourceList } from 'shared-ui/resource';
import { ChoiceFilter, ResourceTable } from 'shared-ui/table';
import { reasonWords } from './reason-words';
import { suppressedAddressColumns } from './suppressed-address.columns';

function SuppressedAddressScreen() {
  const list = useResourceList(suppressedAddresses);
  const dialog = useRecordDialog();
  return (
    <>
      <PageHeader
        title={t`Suppressed addresses`}
        description={t`They get no email that goes to many. One that bounced gets no email at all.`}
      />
      <ResourceTable
        list={list}
        columns={suppressedAddressColumns}
        Filters={ReasonFilter}
        {...dialog.actions}
      />
      <RecordDialog
        resource={suppressedAddresses}
        Inputs={SuppressedAddressInputs}
        {...dialog.props}
      />
    </>
  );
}

function reasonOptions() {
  return SuppressionReason.options.map((value) => ({ value, label: reasonWords[value] }));
}

interface ReasonFilterProps {
  list: ResourceList<typeof suppressedAddresses>;
}

function ReasonFilter({ list }: ReasonFilterProps) {
  return (
    <ChoiceFilter
      list={list}
      name="reason"
      label={t`Reason`}
      all={t`All reasons`}
      options={reasonOptions()}
    />
  );
}

function SuppressedAddressInputs({ form }: InputsProps<typeof suppressedAddresses>) {
  return (
    <InputGrid>
      <TextField form={form} name="email" label={t`Email`} type="email" />
      <ChoiceField form={form} name="reason" label={t`Reason`} options={reasonOptions()} />
      <TextareaField form={form} name="note" label={t`Note`} />
    </InputGrid>
  );
}

export { SuppressedAddressScreen as Component };
