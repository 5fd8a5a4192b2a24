import { t } from '@lingui/core/macro';
import { dateTimeText } from 'contract';
import { type AuditEntry, recordEndpoints } from 'contract/record';
import styled from 'styled-components';
import { useApi } from '../client/api-provider';
import { LongList } from '../resource/long-list';
import { resourceKeys } from '../client/resource-keys';
import { useLongList } from '../resource/use-long-list';
import { token } from '../tokens/token';
import { ChangeList } from './change-list';
import type { HistorySheetProps } from './history-sheet';
import { RestoreVersion } from './restore-version';

const Entries = styled.ol`
  display: grid;
  gap: ${token.space[5]};
  margin: ${token.space[1]} 0 ${token.space[4]} 0.375rem;
  padding: 0 0 0 ${token.space[4]};
  border-inline-start: 2px solid ${token.color.border};
  list-style: none;

  & > li {
    position: relative;
    min-width: 0;
  }
  & > li::before {
    content: '';
    position: absolute;
    top: 0.4rem;
    inset-inline-start: calc(-1 * ${token.space[4]} - 0.375rem - 1px);
    width: 0.75rem;
    height: 0.75rem;
    border: 2px solid ${token.color.surfaceRaised};
    border-radius: 50%;
    background: ${token.color.brand};
  }
`;

const When = styled.p`
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

type HistoryEntriesProps = Omit<HistorySheetProps, 'open' | 'onOpenChange'>;

/** The writes of a record, newest first. */
export function HistoryEntries(props: HistoryEntriesProps) {
  const { resource, id } = props;
  const api = useApi();
  const list = useLongList(resourceKeys.history(resource, id), (page, signal) => {
    const query = { resource: resource.name, recordId: id, page };
    return api.call(recordEndpoints.history, { query, signal });
  });
  return (
    <LongList
      list={list}
      what={t`the history`}
      empty={t`No changes yet`}
      as={Entries}
      moreLabel={t`Older changes`}
    >
      {list.items.map((entry, place) => (
        <HistoryEntry key={entry._id} {...props} entry={entry} isLatest={place === 0} />
      ))}
    </LongList>
  );
}

const verbs = {
  get add() {
    return t`added this`;
  },
  get update() {
    return t`changed this`;
  },
  get remove() {
    return t`moved this to the trash`;
  },
  get restore() {
    return t`took this out of the trash`;
  },
} as const satisfies Record<AuditEntry['action'], string>;

interface HistoryEntryProps extends HistoryEntriesProps {
  entry: AuditEntry;
  isLatest: boolean;
}

function HistoryEntry({ entry, isLatest, ...props }: HistoryEntryProps) {
  const { action, by, at, changes, jobId } = entry;
  return (
    <li>
      <p>
        <strong>{by ?? t`The system`}</strong> {verbs[action]}
        {jobId === null ? null : t`, together with others`}
      </p>
      <When>
        <time dateTime={at}>{dateTimeText(at)}</time>
        {isLatest ? t` · as it is now` : null}
      </When>
      {action === 'update' ? (
        <ChangeList resource={props.resource} changes={changes} labels={props.labels} />
      ) : null}
      {isLatest || action === 'remove' ? null : <RestoreVersion {...props} entry={entry} />}
    </li>
  );
}
