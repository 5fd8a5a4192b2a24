import { t } from '@lingui/core/macro';
import type { templates } from 'contract/email';
import { type FormEvent, useId, useState } from 'react';
import { Button, Dialog, Field, Input, token } from 'shared-ui';
import { useMe } from 'shared-ui/client';
import { type InputsProps } from 'shared-ui/form';
import styled from 'styled-components';
import type { ChosenRecords } from './use-preview';
import { testProblem, useSendTest } from './use-send-test';

const Problem = styled.p`
  margin-top: ${token.space[3]};
  color: ${token.color.dangerText};
  overflow-wrap: anywhere;
`;

interface SendTestDialogProps extends InputsProps<typeof templates> {
  records: ChosenRecords;
  onClose: () => void;
}

/** Sends the form's content, saved or not, to one address. */
export function SendTestDialog({ form, records, onClose }: SendTestDialogProps) {
  const id = useId();
  const own = useMe()?.email;
  const [typed, setTyped] = useState<string>();
  const { send, isPending, error } = useSendTest({ form, records, onSent: onClose });
  const to = typed ?? own ?? '';

  function submit(event: FormEvent) {
    event.preventDefault();
    // Submit events bubble to the page's form through React's tree, although the dialog is in a portal.
    event.stopPropagation();
    send(to.trim());
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={t`Send a test`}
      description={t`The message as the preview shows it, by the default mail server.`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" form={id} isLoading={isPending} disabled={to.trim() === ''}>
            {t`Send`}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <Field label={t`To`} isRequired>
          <Input type="email" value={to} onChange={({ target }) => setTyped(target.value)} />
        </Field>
      </form>
      {error === null ? null : <Problem role="alert">{testProblem(error)}</Problem>}
    </Dialog>
  );
}
