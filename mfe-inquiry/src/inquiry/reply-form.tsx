import type { FormEvent } from 'react';
import { ErrorState, token } from 'shared-ui';
import styled from 'styled-components';
import { ReplyFields } from './reply-fields';
import { type ReplyOptions, useReply } from './use-reply';

const Stack = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`;

interface ReplyFormProps extends ReplyOptions {
  /** Its element's id: the button that sends it stands elsewhere. */
  id: string;
}

/** Writes a reply and sends it. */
export function ReplyForm({ id, ...options }: ReplyFormProps) {
  const { addressed, servers } = options;
  const reply = useReply(options);

  function send(event: FormEvent) {
    event.preventDefault();
    void reply.send();
  }
  return (
    <Stack id={id} noValidate onSubmit={send}>
      {reply.problem === undefined ? null : (
        <ErrorState title="Nothing was sent">{reply.problem}</ErrorState>
      )}
      <ReplyFields reply={reply} addressed={addressed} servers={servers} />
    </Stack>
  );
}
