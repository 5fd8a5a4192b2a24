import { taxes } from 'contract';
import type { AnchorProps } from 'mfe-kit';
import { RecordDialog, ResourceTable, Sheet, useRecordDialog, useResourceList } from 'shared-ui';
import { taxColumns } from './tax.columns';
import { TaxInputs } from './tax.inputs';

function TaxSheet({ onClose }: AnchorProps) {
  const list = useResourceList(taxes, { scope: 'tax-' });
  const dialog = useRecordDialog();
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title="Taxes"
      description="The rates that chemicals are sold with."
      width="48rem"
    >
      <ResourceTable list={list} columns={taxColumns} {...dialog.actions} />
      <RecordDialog resource={taxes} Inputs={TaxInputs} {...dialog.props} />
    </Sheet>
  );
}

export { TaxSheet as Component };
