import { t } from '@lingui/core/macro';
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
      title={t`Revoke ${version}?`}
      description={
        state === 'active'
          ? t`Nobody can run it from now on, and this cannot be undone: its sources can be published anew, as another version. Open pages that run it are loaded anew at once; what is not saved there is lost. The last known good version takes its place, if there is one.`
          : t`Nobody can run it from now on, and this cannot be undone: its sources can be published anew, as another version. Open pages that run it are loaded anew at once; what is not saved there is lost.`
      }
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" form={formId} variant="destructive">
            {t`Revoke`}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field
          label={t`Reason`}
          help={t`All admins read it.`}
          error={isChecked && reason.trim() === '' ? t`Enter a reason` : undefined}
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
