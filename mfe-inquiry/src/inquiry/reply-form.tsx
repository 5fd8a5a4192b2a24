import type { FormEvent } from 'react';
import { ErrorState, HintNote, token, useConfirm } from 'shared-ui';
import { DraftNote } from 'shared-ui/form';
import styled from 'styled-components';
import { ReplyFields } from './reply-fields';
import { type ReplyOptions, useReply } from './use-reply';

const Stack = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`;

interface ReplyFormProps extends ReplyOptions {
  /** The form's element id, for the submit button outside the form. */
  id: string;
}

/** Writes a reply and sends it. */
export function ReplyForm({ id, ...options }: ReplyFormProps) {
  const { addressed, servers } = options;
  const reply = useReply(options);

  const confirm = useConfirm();
  const { emptyVariables, isEdited } = reply.draft;

  async function send(event: FormEvent) {
    event.preventDefault();
    const isSure =
      emptyVariables.length === 0 ||
      isEdited ||
      (await confirm({
        title: 'Send it with gaps?',
        description: `Nothing is known for ${emptyVariables.join(', ')}: these places are empty.`,
        confirmLabel: 'Send',
      }));
    if (isSure) await reply.send();
  }
  return (
    <Stack id={id} noValidate onSubmit={(event) => void send(event)}>
      <DraftNote draft={reply.kept} />
      {reply.problem === undefined ? null : (
        <ErrorState title="Nothing was sent">{reply.problem}</ErrorState>
      )}
      {emptyVariables.length === 0 ? null : (
        <HintNote>
          The template has nothing to fill in for {emptyVariables.join(', ')}. Read the message
          before you send it.
        </HintNote>
      )}
      <ReplyFields reply={reply} addressed={addressed} servers={servers} />
    </Stack>
  );
}
