import { Dialog } from '../parts/dialog/dialog';
import type { AnyResource } from '../resource/resource-types';
import { hasUnsavedChanges } from './unsaved-changes';
import { RecordForm, type RecordFormProps } from './record-form';
import { useConfirm } from '../parts/alert-dialog/confirm-provider';
import { leaveQuestion } from './use-leave-guard';

export interface RecordDialogProps<R extends AnyResource> extends Omit<
  RecordFormProps<R>,
  'onCancel' | 'target' | 'onSaved' | 'canSaveAndNew'
> {
  /** What is edited; nothing closes the dialog. */
  target: RecordFormProps<R>['target'] | undefined;
  onClose: () => void;
}

const titles = { new: 'New', edit: 'Edit', copy: 'New' };

/** A small resource's form over its list: list and dialog on one page. */
export function RecordDialog<R extends AnyResource>(props: RecordDialogProps<R>) {
  const { resource, target, Inputs, onClose } = props;
  const confirm = useConfirm();
  if (target === undefined) return null;

  async function close() {
    if (!hasUnsavedChanges() || (await confirm(leaveQuestion))) onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={() => void close()}
      title={`${titles[target.kind]} ${resource.label.one}`}
    >
      <RecordForm
        resource={resource}
        target={target}
        Inputs={Inputs}
        onCancel={onClose}
        onSaved={(_record, intent) => {
          if (intent === 'close') onClose();
        }}
      />
    </Dialog>
  );
}
