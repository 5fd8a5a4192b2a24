import { t } from '@lingui/core/macro';
import { dateTimeText } from 'contract';
import { type FormEvent, useId } from 'react';
import { createPortal } from 'react-dom';
import { Button, ErrorState, HintNote, token, useConfirm } from 'shared-ui';
import styled from 'styled-components';
import { ReplyFields } from './reply-fields';
import { type Reply, useReply } from './use-reply';
import type { ReplyStart } from './use-reply-start';
import { WritersNote } from './writers-note';

const Stack = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`;

const Saved = styled.output`
  flex: 1;
  align-self: center;
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

interface ReplyFormProps {
  start: Extract<ReplyStart, { kind: 'ready' }>;
  /** The place of the buttons, in the sheet's footer. */
  buttons: HTMLElement | null;
  onClose: () => void;
  onSent: (undo: () => void) => void;
  onTakenBack: () => void;
}

/** Writes a mail and sends it. What is written is saved as it is typed, and stays when the sheet is closed. */
export function ReplyForm({ start, buttons, onClose, onSent, onTakenBack }: ReplyFormProps) {
  const { addressed, servers, first, quote, savedAt, isOther } = start;
  const isStored = savedAt !== undefined;
  const reply = useReply({ addressed, first, isStored, onSent, onTakenBack });
  const formId = useId();
  const confirmGaps = useConfirmedGaps(reply);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (await confirmGaps()) await reply.send();
  }
  return (
    <>
      <Stack id={formId} noValidate onSubmit={(event) => void send(event)}>
        <WritersNote inquiryId={addressed.inquiry._id} />
        {reply.problem === undefined ? null : (
          <ErrorState title={t`Nothing was sent`}>{reply.problem}</ErrorState>
        )}
        {isOther && savedAt !== undefined ? (
          <HintNote>{t`This is the mail that you began ${{ when: dateTimeText(savedAt) }}. Send or discard it to begin another one.`}</HintNote>
        ) : null}
        <Gaps variables={reply.draft.emptyVariables} />
        <ReplyFields
          reply={reply}
          quote={quote}
          servers={servers}
          inquiryId={addressed.inquiry._id}
        />
      </Stack>
      {buttons === null
        ? null
        : createPortal(
            <>
              <Saved>{savedWords(reply)}</Saved>
              {reply.isEdited ? <DiscardButton reply={reply} onDiscarded={onClose} /> : null}
              <Button variant="outline" onClick={onClose}>
                {reply.isEdited ? t`Save and close` : t`Cancel`}
              </Button>
              <Button type="submit" form={formId} isLoading={reply.isBusy}>
                {t`Send now`}
              </Button>
            </>,
            buttons,
          )}
    </>
  );
}

function savedWords({ isEdited, autosave }: Reply): string {
  if (autosave.isFailing) return t`The draft could not be saved yet`;
  if (!isEdited) return '';
  return autosave.isSaved ? t`Draft saved` : '';
}

function Gaps({ variables }: { variables: readonly string[] }) {
  if (variables.length === 0) return null;
  return (
    <HintNote>{t`The template has nothing to fill in for ${{ variables: variables.join(', ') }}. Read the message before you send it.`}</HintNote>
  );
}

function useConfirmedGaps({ draft }: Reply) {
  const confirm = useConfirm();
  const { template, emptyVariables, html } = draft;
  return async () =>
    template === null ||
    emptyVariables.length === 0 ||
    html === null ||
    confirm({
      title: t`Send it with gaps?`,
      description: t`Nothing is known for ${{ variables: emptyVariables.join(', ') }}: these places are empty.`,
      confirmLabel: t`Send`,
    });
}

interface DiscardButtonProps {
  reply: Reply;
  onDiscarded: () => void;
}

function DiscardButton({ reply, onDiscarded }: DiscardButtonProps) {
  const confirm = useConfirm();
  async function discard() {
    const isSure = await confirm({
      title: t`Discard this draft?`,
      description: t`What you have written is erased.`,
      confirmLabel: t`Discard`,
    });
    if (!isSure) return;
    await reply.discard();
    onDiscarded();
  }
  return (
    <Button variant="ghost" onClick={() => void discard()}>
      {t`Discard`}
    </Button>
  );
}
