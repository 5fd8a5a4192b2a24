import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { dateTimeText } from 'contract';
import { recordEndpoints } from 'contract/record';
import { GitCompareArrows } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../client/api-provider';
import { Button } from '../parts/button/button';
import { Dialog } from '../parts/dialog/dialog';
import { VisuallyHidden } from '../parts/visually-hidden/visually-hidden';
import { LongList } from '../resource/long-list';
import { resourceKeys } from '../client/resource-keys';
import { useLongList } from '../resource/use-long-list';
import { token } from '../tokens/token';
import { type EarlierVersion, earlierVersions } from './earlier-versions';
import type { HistorySheetProps } from './history-sheet';
import { RestoreVersion } from './restore-version';
import { VersionComparison } from './version-comparison';

const Versions = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    padding-block: ${token.space[3]};
    overflow-wrap: anywhere;
  }
  & > li + li {
    border-top: 1px solid ${token.color.border};
  }
  & small {
    display: block;
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token.space[2]};
  margin-top: ${token.space[2]};

  & > button {
    margin-top: 0;
  }
`;

type Values = EarlierVersion['values'];

/** Props as for `HistorySheet`; `describe` summarises a version's values. */
export interface VersionListProps extends Omit<HistorySheetProps, 'open' | 'onOpenChange'> {
  /** The record's current values. */
  values: Values;
  describe?: (values: Values) => ReactNode;
}

/** All versions of a record, newest first: each can be compared with the stored one, and restored. */
export function VersionList(props: VersionListProps) {
  const { resource, id, values, labels } = props;
  const api = useApi();
  const [compared, setCompared] = useState<EarlierVersion>();
  const list = useLongList(resourceKeys.history(resource, id), (page, signal) => {
    const query = { resource: resource.name, recordId: id, page };
    return api.call(recordEndpoints.history, { query, signal });
  });
  return (
    <>
      <LongList
        list={list}
        what={t`the versions`}
        empty={t`No changes yet`}
        as={Versions}
        moreLabel={t`Older versions`}
      >
        {earlierVersions(values, list.items).map((version, place) => (
          <Version
            key={version.entry._id}
            {...props}
            version={version}
            isLatest={place === 0}
            onCompare={() => setCompared(version)}
          />
        ))}
      </LongList>
      {compared === undefined ? null : (
        <Dialog
          open
          onOpenChange={() => setCompared(undefined)}
          size="lg"
          title={t`Since ${{ dateTimeText: dateTimeText(compared.entry.at) }}`}
          description={t`What was taken out and what was added, up to what is stored now.`}
        >
          <VersionComparison
            resource={resource}
            from={compared.values}
            to={values}
            labels={labels}
          />
        </Dialog>
      )}
    </>
  );
}

interface VersionProps extends VersionListProps {
  version: EarlierVersion;
  isLatest: boolean;
  onCompare: () => void;
}

function Version(props: VersionProps) {
  const { version, isLatest, describe, onCompare } = props;
  const { at, by } = version.entry;
  const when = dateTimeText(at);
  const note = describe?.(version.values) ?? null;
  return (
    <li>
      <time dateTime={at}>{dateTimeText(at)}</time>
      <small>
        {by ?? t`The system`}
        {isLatest ? t` · as it is now` : null}
      </small>
      {note === null ? null : <small>{note}</small>}
      {isLatest ? null : (
        <Ways>
          <Button variant="outline" size="sm" onClick={onCompare}>
            <GitCompareArrows />{' '}
            <Trans>
              Compare
              <VisuallyHidden> the version of {when} with the present one</VisuallyHidden>
            </Trans>
          </Button>
          <RestoreVersion {...props} entry={version.entry} />
        </Ways>
      )}
    </li>
  );
}
