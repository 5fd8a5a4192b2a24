import { t } from '@lingui/core/macro';
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
  get found() {
    return t`The record is published. Messages are signed.`;
  },
  get differs() {
    return t`Another record is published under this name. Replace it by the text above.`;
  },
  get missing() {
    return t`No record is published under this name yet. It may take an hour to be seen.`;
  },
  get 'no-answer'() {
    return t`The domain name system did not answer. Try again later.`;
  },
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
    const description = t`Messages are not signed any more. A new key needs a new record.`;
    const question = { title: t`Delete the key?`, description, confirmLabel: t`Delete the key` };
    if (await confirm({ ...question, isDestructive: true })) remove.mutate();
  }
  return (
    <>
      <Facts>
        <dt>{t`Name of the TXT record`}</dt>
        <dd>
          <code>{recordName}</code>
          <CopyButton key={recordName} name={t`name of the record`} value={recordName} />
        </dd>
        <dt>{t`Text of the record`}</dt>
        <dd>
          <code>{record}</code>
          <CopyButton key={record} name={t`text of the record`} value={record} />
        </dd>
        <dt>{t`State`}</dt>
        <dd>
          {signsSince === null
            ? t`Not signed yet: publish the record, then check it.`
            : t`Messages are signed since ${{ time: dateTimeText(signsSince) }}.`}
        </dd>
      </Facts>
      <output>{check.data === undefined ? null : found[check.data]}</output>
      {problem === null ? null : <p role="alert">{messageOf(problem)}</p>}
      <Actions>
        <Permitted to={dkimEndpoints.check}>
          <Button variant="outline" isLoading={check.isPending} onClick={() => check.mutate(false)}>
            <Search /> {t`Check the record`}
          </Button>
          {canForce ? (
            <Button variant="ghost" onClick={() => check.mutate(true)}>
              {t`Sign without the check`}
            </Button>
          ) : null}
        </Permitted>
        <Permitted to={dkimEndpoints.remove}>
          <Button variant="ghost" onClick={() => void confirmRemoval()}>
            <Trash2 /> {t`Delete the key…`}
          </Button>
        </Permitted>
      </Actions>
    </>
  );
}
