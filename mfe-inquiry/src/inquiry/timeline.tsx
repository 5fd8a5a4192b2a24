import { t } from '@lingui/core/macro';
import type { Inquiry } from 'contract/inquiry';
import { useState } from 'react';
import { Card, Input, token, useSettled } from 'shared-ui';
import styled from 'styled-components';
import { Composer } from './composer';
import { TimelineEntries } from './timeline-entries';
import { TimelineThread } from './timeline-thread';
import { useOpened } from './use-opened';
import { pageSize, useTimeline } from './use-timeline';
import { WritingSpace } from './writing-space';

const Search = styled.div`
  margin-bottom: ${token.space[4]};
`;

interface TimelineProps {
  inquiry: Inquiry;
}

/** The composer, and below it what happened, latest first. */
export function Timeline({ inquiry }: TimelineProps) {
  useOpened(inquiry);
  return (
    <Card title={t`Conversation`}>
      <WritingSpace inquiry={inquiry}>
        <Composer inquiry={inquiry} />
        <Happened id={inquiry._id} />
      </WritingSpace>
    </Card>
  );
}

/** Milliseconds without a key before the conversation is searched. */
const pause = 300;

function Happened({ id }: { id: string }) {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), pause);
  const whole = useTimeline(id, { folded: 'true' });
  const isLong = (whole.total ?? 0) > pageSize / 2;
  return (
    <>
      {isLong ? (
        <Search>
          <Input
            type="search"
            aria-label={t`Search this conversation`}
            placeholder={t`Search this conversation`}
            maxLength={200}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Search>
      ) : null}
      {search === '' ? (
        <TimelineEntries
          label={t`What happened`}
          list={whole}
          renderThread={(entry) => <TimelineThread inquiryId={id} entry={entry} />}
        />
      ) : (
        <Found key={search} id={id} search={search} />
      )}
    </>
  );
}

function Found({ id, search }: { id: string; search: string }) {
  const list = useTimeline(id, { search });
  return list.total === 0 ? (
    <output>{t`Nothing in this conversation has “${search}”.`}</output>
  ) : (
    <TimelineEntries label={t`Found in the conversation`} list={list} />
  );
}
