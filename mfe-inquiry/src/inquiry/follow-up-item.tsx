import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FollowUp, followUps, inquiries } from 'contract/inquiry';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { dateTimeText } from 'contract';
import { Checkbox, IconButton, token } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import { refreshResource, useResourceAccess, useResourceRemove } from 'shared-ui/resource';
import styled from 'styled-components';
import { DueText } from '../common/due-text';
import { followUpLabels } from '../common/follow-up-kinds';
import { useStepSave } from '../common/use-step-save';
import { EditStepDialog } from './edit-step-dialog';
import { inSentence } from 'shared-ui/i18n';

const Head = styled.div`
  display: flex;
  align-items: start;
  gap: ${token.space[2]};

  & > div {
    flex: 1;
    min-width: 0;
  }
`;

const Words = styled.p`
  margin-top: ${token.space[1]};
  white-space: pre-wrap;

  &[data-done] {
    color: ${token.color.textMuted};
  }
`;

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]} ${token.space[3]};
  margin-top: ${token.space[2]};
  font-size: ${token.text.sm};

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[2]};
    min-height: ${token.control.sm};
  }
  & label {
    cursor: pointer;
  }
`;

interface FollowUpItemProps {
  followUp: FollowUp;
  /** Null for what the product itself wrote. */
  by: string | null;
  when: ReactNode;
}

/** A follow-up: its note, due time, and whether it is done. */
export function FollowUpItem({ followUp, by: writtenBy, when }: FollowUpItemProps) {
  const { kind, message, dueAt, doneAt } = followUp;
  const [isEdited, setIsEdited] = useState(false);
  const remove = useStepRemove();
  const name = { kind: inSentence(followUpLabels[kind]), message: shorten(message) };
  return (
    <>
      <Head>
        <div>
          {writtenBy === null ? null : <p>{sentences[kind][dueAt === null ? 0 : 1](writtenBy)}</p>}
          {when}
        </div>
        <Permitted to={followUps.endpoints.update}>
          <IconButton
            label={t`Edit the ${{ kind: name.kind }} “${{ message: name.message }}”`}
            size="sm"
            onClick={() => setIsEdited(true)}
          >
            <Pencil />
          </IconButton>
        </Permitted>
        <Permitted to={followUps.endpoints.remove}>
          <IconButton
            label={t`Delete the ${{ kind: name.kind }} “${{ message: name.message }}”`}
            size="sm"
            onClick={() => void remove(followUp)}
          >
            <Trash2 />
          </IconButton>
        </Permitted>
      </Head>
      <Words {...(doneAt !== null && { 'data-done': '' })}>{message}</Words>
      {dueAt === null && doneAt === null ? null : <StepState followUp={followUp} />}
      {isEdited ? <EditStepDialog followUp={followUp} onClose={() => setIsEdited(false)} /> : null}
    </>
  );
}

type Sentence = (by: string) => ReactNode;

/** What was done without a due time, and with one. */
const sentences: Readonly<Record<FollowUp['kind'], readonly [Sentence, Sentence]>> = {
  call: [
    (by) => (
      <Trans>
        <strong>{by}</strong> noted a call
      </Trans>
    ),
    (by) => (
      <Trans>
        <strong>{by}</strong> planned a call
      </Trans>
    ),
  ],
  email: [
    (by) => (
      <Trans>
        <strong>{by}</strong> noted an email
      </Trans>
    ),
    (by) => (
      <Trans>
        <strong>{by}</strong> planned an email
      </Trans>
    ),
  ],
  meeting: [
    (by) => (
      <Trans>
        <strong>{by}</strong> noted a meeting
      </Trans>
    ),
    (by) => (
      <Trans>
        <strong>{by}</strong> planned a meeting
      </Trans>
    ),
  ],
  note: [
    (by) => (
      <Trans>
        <strong>{by}</strong> wrote a note
      </Trans>
    ),
    (by) => (
      <Trans>
        <strong>{by}</strong> planned a task
      </Trans>
    ),
  ],
};

function StepState({ followUp }: Pick<FollowUpItemProps, 'followUp'>) {
  const { _id, version, dueAt, doneAt } = followUp;
  const id = useId();
  const { mayEdit } = useResourceAccess(followUps);
  const { run, isBusy } = useStepSave();
  const mark = (isDone: boolean) =>
    run(({ update }) => update(_id, { doneAt: isDone ? new Date().toISOString() : null, version }));
  return (
    <State>
      <span>
        <Checkbox
          id={id}
          checked={doneAt !== null}
          disabled={isBusy || !mayEdit}
          onCheckedChange={(isDone) => void mark(isDone === true)}
        />
        <label htmlFor={id}>{t`Done`}</label>
      </span>
      {doneAt === null ? (
        <span>
          <Trans>
            due <DueText dueAt={dueAt} statusKind={undefined} />
          </Trans>
        </span>
      ) : (
        <time dateTime={doneAt}>{dateTimeText(doneAt)}</time>
      )}
    </State>
  );
}

/** Deletes a follow-up, with Undo; refetches the inquiry's next step. */
function useStepRemove() {
  const queryClient = useQueryClient();
  const refresh = () => void refreshResource(queryClient, inquiries);
  return useResourceRemove(followUps, { onRemoved: refresh, onRestored: refresh });
}

const longest = 40;

function shorten(text: string) {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
