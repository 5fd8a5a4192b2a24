import { t } from '@lingui/core/macro';
import { words } from 'shared-ui/i18n';
import { releaseEndpoints, type ReleasedRemote } from 'contract/release';
import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { Card, PageHeader, Tabs, token } from 'shared-ui';
import { usePermission } from 'shared-ui/client';
import styled from 'styled-components';
import { releasesHref, type ReleasesTab } from '../app/hrefs';
import { AddKey } from './add-key';
import { AddToken } from './add-token';
import { KeyList } from './key-list';
import { PagedList } from '../parts/paged-list';
import { sessionsText } from './release-counts';
import { RemoteState } from './remote-table';
import { ReportTable } from './report-table';
import { TokenList } from './token-list';
import { useKeys, useReports, useTokens, useVersions } from './use-releases';
import { VersionTable } from './version-table';

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  margin-bottom: ${token.space[2]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

export interface RemoteDetailProps {
  readonly remote: ReleasedRemote;
  readonly tab: ReleasesTab;
  readonly page: number;
}

/** Everything about the releases of one remote. */
export function RemoteDetail({ remote, tab, page }: RemoteDetailProps) {
  const { id, owner, sessions } = remote;
  const navigate = useNavigate();
  const shown = (one: ReleasesTab) => ({ remote, page: one === tab ? page : 1 });
  return (
    <>
      <Back to={releasesHref()}>
        <ArrowLeft aria-hidden="true" size="1em" /> {t`All remotes`}
      </Back>
      <PageHeader
        title={words(remote.title)}
        description={
          <>
            {t`${id}, ${owner}, ${{ sessionsText: sessionsText(sessions) }} in the last 24 hours.`}
            <RemoteState remote={remote} />
          </>
        }
      />
      <Card>
        <Tabs
          label={t`Releases`}
          value={tab}
          onValueChange={(next) => void navigate(releasesHref(id, { tab: tabOf(next) }))}
          tabs={[
            { value: 'versions', label: t`Versions`, content: <Versions {...shown('versions')} /> },
            { value: 'failures', label: t`Failures`, content: <Failures {...shown('failures')} /> },
            { value: 'tokens', label: t`Tokens`, content: <Tokens {...shown('tokens')} /> },
            { value: 'keys', label: t`Keys`, content: <Keys {...shown('keys')} /> },
          ]}
        />
      </Card>
    </>
  );
}

const tabs: readonly ReleasesTab[] = ['versions', 'failures', 'tokens', 'keys'];

/** The tab that an address names; Versions for any other value. */
export function tabOf(value: string | null): ReleasesTab {
  return tabs.find((tab) => tab === value) ?? 'versions';
}

interface PartProps {
  readonly remote: ReleasedRemote;
  readonly page: number;
}

function Versions({ remote, page }: PartProps) {
  const { id } = remote;
  return (
    <PagedList
      query={useVersions(id, page)}
      hrefOf={(next) => releasesHref(id, { page: next })}
      empty={{ title: t`Nothing is published`, text: t`A release token publishes the first one.` }}
    >
      {(versions) => <VersionTable versions={versions} remote={remote} />}
    </PagedList>
  );
}

function Failures({ remote: { id }, page }: PartProps) {
  return (
    <PagedList
      query={useReports(id, page)}
      hrefOf={(next) => releasesHref(id, { tab: 'failures', page: next })}
      empty={{ title: t`No failures`, text: t`No page has reported any in the last 30 days.` }}
    >
      {(reports) => <ReportTable reports={reports} />}
    </PagedList>
  );
}

function Tokens({ remote: { id }, page }: PartProps) {
  const mayAdd = usePermission(releaseEndpoints.addToken.needs);
  return (
    <>
      {mayAdd ? <AddToken remote={id} /> : null}
      <PagedList
        query={useTokens(id, page)}
        hrefOf={(next) => releasesHref(id, { tab: 'tokens', page: next })}
        empty={{ title: t`No tokens`, text: t`Only admins can release this remote.` }}
      >
        {(tokens) => <TokenList tokens={tokens} />}
      </PagedList>
    </>
  );
}

function Keys({ remote: { id } }: PartProps) {
  const mayAdd = usePermission(releaseEndpoints.addKey.needs);
  return (
    <>
      {mayAdd ? <AddKey remote={id} /> : null}
      <PagedList
        query={useKeys(id)}
        hrefOf={() => releasesHref(id, { tab: 'keys' })}
        empty={{
          title: t`No signing keys`,
          text: t`Builds are published unsigned. With the first key, unsigned ones are refused.`,
        }}
      >
        {(keys) => <KeyList keys={keys} />}
      </PagedList>
    </>
  );
}
