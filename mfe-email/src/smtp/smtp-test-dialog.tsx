import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type MailServer, mailServerEndpoints, mailServers } from 'contract/email';
import { type FormEvent, useId, useState } from 'react';
import { Button, Dialog, Field, HintNote, Input, token } from 'shared-ui';
import { ApiError, messageOf, useApi, useMe } from 'shared-ui/client';
import { refreshResource } from 'shared-ui/resource';
import styled from 'styled-components';
import { MailboxNote } from './mailbox-note';
import { addressOf } from './smtp-cells';
import { SmtpTestResult } from './smtp-test-result';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
`;

const Problem = styled.p`
  color: ${token.color.dangerText};
`;

interface SmtpTestDialogProps {
  server: Pick<MailServer, '_id' | 'name' | 'host' | 'port'>;
  /** Whether the form has unsaved changes, which the test does not use. */
  hasUnsavedChanges?: boolean;
  onClose: () => void;
}

/** Tests a server: connects, signs in, sends a message if an address is given, and shows the SMTP log. */
export function SmtpTestDialog(props: SmtpTestDialogProps) {
  const { server, hasUnsavedChanges = false, onClose } = props;
  const id = useId();
  const own = useMe()?.email;
  const [typed, setTyped] = useState<string>();
  const { run, isPending, data, error } = useServerTest(server._id);
  const to = typed ?? own ?? '';
  const addressError = addressErrorOf(error);

  function submit(event: FormEvent) {
    event.preventDefault();
    // Submit events bubble to the page's form through React's tree, although the dialog is in a portal.
    event.stopPropagation();
    run(to.trim());
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Test “${{ name: server.name }}”`}
      description={t`Connects to ${{ address: addressOf(server) }} and signs in.`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t`Close`}
          </Button>
          <Button type="submit" form={id} isLoading={isPending}>
            {data === undefined ? t({ message: 'Test', context: 'action' }) : t`Test again`}
          </Button>
        </>
      }
    >
      <Stack aria-busy={isPending}>
        {hasUnsavedChanges ? (
          <HintNote>
            <span>{t`The saved settings are tested, not what you changed since. Save first.`}</span>
          </HintNote>
        ) : null}
        <form id={id} noValidate onSubmit={submit}>
          <Field
            label={t`Send a test message to`}
            help={t`Left empty, nothing is sent.`}
            error={addressError}
          >
            <Input type="email" value={to} onChange={({ target }) => setTyped(target.value)} />
          </Field>
        </form>
        {error === null || addressError !== undefined ? null : (
          <Problem role="alert">{messageOf(error)}</Problem>
        )}
        {data === undefined || isPending ? null : <SmtpTestResult result={data} />}
        <MailboxNote {...server} />
      </Stack>
    </Dialog>
  );
}

function addressErrorOf(error: unknown) {
  const errors = error instanceof ApiError ? error.fieldErrors : [];
  return errors.find(({ path }) => path === 'to')?.message;
}

function useServerTest(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async (to: string) => {
      const body = to === '' ? {} : { to };
      const answer = await api.call(mailServerEndpoints.test, { id, body });
      return answer.data;
    },
    // A server that passes the test is no longer paused.
    onSettled: () => refreshResource(queryClient, mailServers),
  });
  return { run: mutate, isPending, data, error };
}
