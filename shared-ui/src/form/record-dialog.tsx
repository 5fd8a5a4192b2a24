import { words } from '../i18n/words';
import { t } from '@lingui/core/macro';
import { capitalized } from 'contract';
import { useState } from 'react';
import { Dialog } from '../parts/dialog/dialog';
import { focusRow } from '../focus/focus-row';
import type { AnyResource } from '../resource/resource-types';
import { useResourceAccess } from '../resource/use-resource-access';
import { countUnsavedForms, discardUnsavedAbove } from 'panel-runtime';
import { RecordForm, type RecordFormProps } from './record-form';
import { useConfirm } from '../parts/alert-dialog/confirm-provider';
import { leaveQuestion } from './use-leave-guard';

export interface RecordDialogProps<R extends AnyResource> extends Omit<
  RecordFormProps<R>,
  'onCancel' | 'target' | 'onSaved' | 'canSaveAndNew'
> {
  /** The record to edit; undefined closes the dialog. */
  target: RecordFormProps<R>['target'] | undefined;
  onClose: () => void;
  /** Runs after Save and new: the target must become a new record. */
  onNew: () => void;
}

function titleText(kind: 'new' | 'edit' | 'copy', one: string): string {
  return kind === 'edit' ? t`Edit ${one}` : t`New ${one}`;
}

/** A resource's form in a dialog above its list, for small resources. */
export function RecordDialog<R extends AnyResource>({ target, ...props }: RecordDialogProps<R>) {
  return target === undefined ? null : <OpenDialog {...props} target={target} />;
}

interface OpenDialogProps<R extends AnyResource> extends RecordDialogProps<R> {
  target: RecordFormProps<R>['target'];
}

function OpenDialog<R extends AnyResource>({ onClose, onNew, ...form }: OpenDialogProps<R>) {
  const confirm = useConfirm();
  const { mayEdit } = useResourceAccess(form.resource);
  const one = words(form.resource.label.one);
  // The page below may have a form of its own, which closing this dialog does not affect.
  const [unsavedBelow] = useState(countUnsavedForms);

  async function close() {
    if (countUnsavedForms() > unsavedBelow) {
      if (!(await confirm(leaveQuestion))) return;
      discardUnsavedAbove(unsavedBelow);
    }
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={() => void close()}
      title={mayEdit ? titleText(form.target.kind, one) : capitalized(one)}
    >
      <RecordForm
        {...form}
        onCancel={onClose}
        onSaved={({ _id }, intent) => {
          if (intent === 'new') {
            onNew();
            return;
          }
          onClose();
          if (form.target.kind !== 'edit') focusRow(_id);
        }}
      />
    </Dialog>
  );
}
