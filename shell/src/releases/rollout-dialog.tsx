import { t } from '@lingui/core/macro';
import type { Release, ReleasedRemote } from 'contract/release';
import { type FormEvent, useId, useState } from 'react';
import { Button, Dialog, Field, Input } from 'shared-ui';
import { useProfile } from '../profile/use-profile';

export interface Share {
  readonly percent: number;
  /** Emails, separated by commas. */
  readonly people: string;
}

export interface RolloutDialogProps {
  readonly release: Release;
  readonly remote: Pick<ReleasedRemote, 'rollout' | 'rolloutPeople'>;
  readonly onClose: () => void;
  readonly onRollOut: (share: Share) => void;
}

/** Asks who gets a version: at first who asks, and nobody else. */
export function RolloutDialog({ release, remote, onClose, onRollOut }: RolloutDialogProps) {
  const formId = useId();
  const { data: profile } = useProfile();
  const running = remote.rollout?.version === release.version ? remote : undefined;
  const [typed, setTyped] = useState(String(running?.rollout?.percent ?? 0));
  const [named, setNamed] = useState(running?.rolloutPeople.join(', ') ?? profile?.email ?? '');
  const percent = Number(typed);
  const isRight = typed.trim() !== '' && percent >= 0 && percent <= 100;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isRight) onRollOut({ percent, people: named });
  }

  return (
    <Dialog
      open
      size="sm"
      title={t`Roll out ${{ version: release.version }}`}
      description={t`Who gets it keeps it while the share grows. The others keep the active version.`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" form={formId}>
            {t`Roll out`}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field
          label={t`Share of the admins in percent`}
          help={t`Always the same ones. 0 without names below ends the rollout.`}
          error={isRight ? undefined : t`Enter a number from 0 to 100`}
          isRequired
        >
          <Input
            inputMode="numeric"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Field
          label={t`People who get it whatever the share`}
          help={t`Their emails, with commas between them.`}
        >
          <Input value={named} onChange={(event) => setNamed(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
