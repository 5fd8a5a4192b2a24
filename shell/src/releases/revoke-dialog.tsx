import type { Release } from 'contract/release';
import { type FormEvent, useId, useState } from 'react';
import { Button, Dialog, Field, Textarea } from 'shared-ui';

export interface RevokeDialogProps {
  readonly release: Release;
  readonly onClose: () => void;
  readonly onRevoke: (reason: string) => void;
}

/** Asks for the reason of a revocation, and states its consequences. */
export function RevokeDialog({ release, onClose, onRevoke }: RevokeDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { version, state } = release;

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (reason.trim() !== '') onRevoke(reason.trim());
  }

  return (
    <Dialog
      open
      size="sm"
      title={`Revoke ${version}?`}
      description={`Nobody can run it from now on, and this cannot be undone: its sources can be published anew, as another version. Open pages that run it are loaded anew at once; what is not saved there is lost.${
        state === 'active' ? ' The last known good version takes its place, if there is one.' : ''
      }`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="destructive">
            Revoke
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field
          label="Reason"
          help="All admins read it."
          error={isChecked && reason.trim() === '' ? 'Enter a reason' : undefined}
          isRequired
        >
          <Textarea
            rows={3}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
