import { dateTimeText } from 'contract';
import { dkimEndpoints, type DkimKey, type DkimRecordState } from 'contract/email';
import { Search, Trash2 } from 'lucide-react';
import { Button, CopyButton, token, useConfirm } from 'shared-ui';
import { messageOf, Permitted } from 'shared-ui/client';
import styled from 'styled-components';
import type { useDkimKey } from './use-dkim-key';

const Facts = styled.dl`
  display: grid;
  gap: ${token.space[1]};
  margin: 0;

  & dt {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
  & dd {
    margin: 0 0 ${token.space[2]};
    overflow-wrap: anywhere;
  }
  & code {
    font-family: ${token.font.mono};
    font-size: ${token.text.sm};
    user-select: all;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin-top: ${token.space[2]};
`;

const found: Readonly<Record<DkimRecordState, string>> = {
  found: 'The record is published. Messages are signed.',
  differs: 'Another record is published under this name. Replace it by the text above.',
  missing: 'No record is published under this name yet. It may take an hour to be seen.',
  'no-answer': 'The domain name system did not answer. Try again later.',
};

interface DkimKeyFactsProps {
  dkimKey: DkimKey;
  actions: Pick<ReturnType<typeof useDkimKey>, 'check' | 'remove'>;
}

/** The record to publish, and whether messages are signed. */
export function DkimKeyFacts({ dkimKey, actions: { check, remove } }: DkimKeyFactsProps) {
  const { recordName, record, signsSince } = dkimKey;
  const confirm = useConfirm();
  const problem = check.error ?? remove.error;
  const canForce = signsSince === null && check.data !== undefined && check.data !== 'found';
  async function confirmRemoval() {
    const description = 'Messages are not signed any more. A new key needs a new record.';
    const question = { title: 'Delete the key?', description, confirmLabel: 'Delete the key' };
    if (await confirm({ ...question, isDestructive: true })) remove.mutate();
  }
  return (
    <>
      <Facts>
        <dt>Name of the TXT record</dt>
        <dd>
          <code>{recordName}</code>
          <CopyButton key={recordName} name="name of the record" value={recordName} />
        </dd>
        <dt>Text of the record</dt>
        <dd>
          <code>{record}</code>
          <CopyButton key={record} name="text of the record" value={record} />
        </dd>
        <dt>State</dt>
        <dd>
          {signsSince === null
            ? 'Not signed yet: publish the record, then check it.'
            : `Messages are signed since ${dateTimeText(signsSince)}.`}
        </dd>
      </Facts>
      <output>{check.data === undefined ? null : found[check.data]}</output>
      {problem === null ? null : <p role="alert">{messageOf(problem)}</p>}
      <Actions>
        <Permitted to={dkimEndpoints.check}>
          <Button variant="outline" isLoading={check.isPending} onClick={() => check.mutate(false)}>
            <Search /> Check the record
          </Button>
          {canForce ? (
            <Button variant="ghost" onClick={() => check.mutate(true)}>
              Sign without the check
            </Button>
          ) : null}
        </Permitted>
        <Permitted to={dkimEndpoints.remove}>
          <Button variant="ghost" onClick={() => void confirmRemoval()}>
            <Trash2 /> Delete the key…
          </Button>
        </Permitted>
      </Actions>
    </>
  );
}
