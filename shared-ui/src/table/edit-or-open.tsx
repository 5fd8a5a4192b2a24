import { t } from '@lingui/core/macro';
import { Eye, Pencil } from 'lucide-react';

export interface EditOrOpenProps {
  mayEdit: boolean;
}

/** What a link to a record's form is called: those who may only view open it. */
export function EditOrOpen({ mayEdit }: EditOrOpenProps) {
  return (
    <>
      {mayEdit ? <Pencil /> : <Eye />}{' '}
      {mayEdit ? t`Edit` : t({ message: 'Open', context: 'action' })}
    </>
  );
}
