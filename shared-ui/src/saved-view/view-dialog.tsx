import { t } from '@lingui/core/macro';
import { type ColumnLayout, savedViews } from 'contract/staff';
import { FlagField } from '../form/fields/flag-field';
import { TextField } from '../form/fields/text-field';
import { InputGrid } from '../form/form-section';
import { ResourceForm } from '../form/resource-form';
import { useResourceForm } from '../form/use-resource-form';
import { Dialog } from '../parts/dialog/dialog';
import type { View } from './use-saved-views';

interface ViewDialogProps {
  /** The view to rename or share, or a new one. */
  view: View | 'new';
  /** The list's state that a new view stores. */
  start: { resource: string; query: string; columns: string[]; layout: ColumnLayout[] };
  onClose: () => void;
  onSaved: (view: View) => void;
}

/** Asks for a view's name, and whether all staff see it. */
export function ViewDialog({ view, start, onClose, onSaved }: ViewDialogProps) {
  const isNew = view === 'new';
  const form = useResourceForm(savedViews, {
    ...(isNew ? { initialValues: start } : { record: view }),
    onSaved,
  });
  return (
    <Dialog
      open
      size="sm"
      title={isNew ? t`Save this view` : t`Rename or share the view`}
      description={t`The search, filters, sorting and columns that you see now, under a name.`}
      onOpenChange={onClose}
    >
      <ResourceForm form={form} onCancel={onClose} canSaveAndNew={false}>
        <InputGrid>
          <TextField form={form} name="name" label={t`Name`} />
          <FlagField
            form={form}
            name="isShared"
            label={t`Share with all staff`}
            help={t`They see it in their menu; only you change it.`}
          />
        </InputGrid>
      </ResourceForm>
    </Dialog>
  );
}
