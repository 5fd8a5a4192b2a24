import type { Release } from 'contract/release';
import { type FormEvent, useId, useState } from 'react';
import { Button, Dialog, Field, Input } from 'shared-ui';

export interface RolloutDialogProps {
  readonly release: Release;
  readonly onClose: () => void;
  readonly onRollOut: (percent: number) => void;
}

/** Asks for the share of admins who get a version. */
export function RolloutDialog({ release, onClose, onRollOut }: RolloutDialogProps) {
  const formId = useId();
  const [typed, setTyped] = useState('10');
  const percent = Number(typed);
  const isRight = typed.trim() !== '' && percent >= 0 && percent <= 100;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isRight) onRollOut(percent);
  }

  return (
    <Dialog
      open
      size="sm"
      title={`Roll out ${release.version}`}
      description="The same admins keep it while the share grows. The others keep the active version."
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            Roll out
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field
          label="Share of the admins in percent"
          help="0 ends the rollout."
          error={isRight ? undefined : 'Enter a number from 0 to 100'}
          isRequired
        >
          <Input
            inputMode="numeric"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
