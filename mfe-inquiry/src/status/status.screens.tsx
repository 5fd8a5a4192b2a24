import { statuses } from 'contract';
import {
  PageHeader,
  RecordDialog,
  ResourceTable,
  useRecordDialog,
  useResourceList,
} from 'shared-ui';
import { StatusActions } from './status-actions';
import { StatusOrder } from './status-order';
import { statusColumns } from './status.columns';
import { StatusInputs } from './status.inputs';

function StatusScreen() {
  const list = useResourceList(statuses);
  const dialog = useRecordDialog();
  return (
    <>
      <PageHeader
        title="Statuses"
        description="The steps an inquiry goes through: the columns of the board."
      />
      <StatusOrder />
      <ResourceTable
        list={list}
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
