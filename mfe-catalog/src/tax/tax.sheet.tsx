import { t } from '@lingui/core/macro';
import { taxes } from 'contract/catalog';
import type { AnchorProps } from 'mfe-kit';
import { Sheet } from 'shared-ui';
import { RecordDialog, useRecordDialog } from 'shared-ui/form';
import { useResourceList } from 'shared-ui/resource';
import { ResourceTable } from 'shared-ui/table';
import { taxColumns } from './tax.columns';
import { TaxInputs } from './tax.inputs';

function TaxSheet({ onClose }: AnchorProps) {
  const list = useResourceList(taxes, { scope: 'tax-' });
  const dialog = useRecordDialog();
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t`Taxes`}
      description={t`The rates that chemicals are sold with.`}
      width="48rem"
    >
      <ResourceTable list={list} columns={taxColumns} {...dialog.actions} />
      <RecordDialog resource={taxes} Inputs={TaxInputs} {...dialog.props} />
    </Sheet>
  );
}

export { TaxSheet as Component };
