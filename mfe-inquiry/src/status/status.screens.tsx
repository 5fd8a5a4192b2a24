import { t } from '@lingui/core/macro';
import { statusEndpoints, statuses } from 'contract/inquiry';
import { PageHeader } from 'shared-ui';
import { RecordDialog, useRecordDialog } from 'shared-ui/form';
import { useOrderedList } from 'shared-ui/order';
import { ResourceTable } from 'shared-ui/table';
import { StatusActions } from './status-actions';
import { statusColumns } from './status.columns';
import { StatusInputs } from './status.inputs';

function StatusScreen() {
  const ordered = useOrderedList(statuses, statusEndpoints.reorder);
  const dialog = useRecordDialog();
  return (
    <>
      <PageHeader
        title={t`Statuses`}
        description={t`The steps an inquiry goes through: the columns of the board.`}
      />
      <ResourceTable
        {...ordered}
        columns={statusColumns}
        RowActions={StatusActions}
        {...dialog.actions}
      />
      <RecordDialog
        resource={statuses}
        Inputs={StatusInputs}
        notCopied={['name', 'order']}
        {...dialog.props}
      />
    </>
  );
}

export { StatusScreen as Component };
