import { t } from '@lingui/core/macro';
import { PackageOpen } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Card, EmptyState, ErrorState, PageHeader, Skeleton, token } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import styled from 'styled-components';
import { DeprecatedUses } from './deprecated-uses';
import { ReleaseNews } from './release-news';
import { RemoteDetail, tabOf } from './remote-detail';
import { RemoteTable } from './remote-table';
import { SecondPerson } from './second-person';
import { useReleasedRemotes } from './use-releases';

const Below = styled(Card)`
  margin-top: ${token.space[4]};
`;

/** The active versions of all remotes, with actions on them. */
function ReleasesPage() {
  const [search] = useSearchParams();
  const { data, error, refetch } = useReleasedRemotes();
  const chosen = data?.find(({ id }) => id === search.get('remote'));
  if (chosen !== undefined) {
    const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
    return <RemoteDetail remote={chosen} tab={tabOf(search.get('tab'))} page={page} />;
  }
  return (
    <>
      <PageHeader
        title={t`Releases`}
        description={t`Which build of the panel and of each remote runs. Teams release their own; a step back takes one click.`}
      />
      <Card>
        {data === undefined && error !== null ? (
          <ErrorState title={t`The releases could not be read`} onRetry={() => void refetch()}>
            {messageOf(error)}
          </ErrorState>
        ) : null}
        {data === undefined && error === null ? <Skeleton height="16rem" /> : null}
        {data?.length === 0 ? (
          <EmptyState title={t`Nothing is released`} icon={<PackageOpen />}>
            {t`The registry names no remote.`}
          </EmptyState>
        ) : null}
        {data === undefined || data.length === 0 ? null : <RemoteTable remotes={data} />}
      </Card>
      <DeprecatedUses />
      <Below>
        <ReleaseNews />
      </Below>
      <SecondPerson />
    </>
  );
}

export { ReleasesPage as Component };
