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
  const name = `${followUpLabels[kind].toLowerCase()} “${shorten(message)}”`;
  return (
    <>
      <Head>
        <div>
          {writtenBy === null ? null : (
            <p>
              <strong>{writtenBy}</strong> {verbs[kind][dueAt === null ? 0 : 1]}
            </p>
          )}
          {when}
        </div>
        <Permitted to={followUps.endpoints.update}>
          <IconButton label={`Edit the ${name}`} size="sm" onClick={() => setIsEdited(true)}>
            <Pencil />
          </IconButton>
        </Permitted>
        <Permitted to={followUps.endpoints.remove}>
          <IconButton label={`Delete the ${name}`} size="sm" onClick={() => void remove(followUp)}>
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

/** What was done without a due time, and with one. */
const verbs: Readonly<Record<FollowUp['kind'], readonly [string, string]>> = {
  call: ['noted a call', 'planned a call'],
  email: ['noted an email', 'planned an email'],
  meeting: ['noted a meeting', 'planned a meeting'],
  note: ['wrote a note', 'planned a task'],
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
        <label htmlFor={id}>Done</label>
      </span>
      {doneAt === null ? (
        <span>
          due <DueText dueAt={dueAt} statusKind={undefined} />
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
