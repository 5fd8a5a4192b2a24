import { PackageOpen } from 'lucide-react';
import { Card, EmptyState, PageHeader } from 'shared-ui';
import { useRegistry } from '../federation/federation-context';
import { ReleaseTable } from './release-table';

/** What is running now, as the registry of this page says it. */
function ReleasesPage() {
  const { registry } = useRegistry();
  return (
    <>
      <PageHeader
        title="Releases"
        description="Which build of each remote runs now. Remotes are released by their teams, one by one."
      />
      <Card>
        {registry.remotes.length === 0 ? (
          <EmptyState title="Nothing is released" icon={<PackageOpen />}>
            The registry names no remote.
          </EmptyState>
        ) : (
          <ReleaseTable remotes={registry.remotes} />
        )}
      </Card>
    </>
  );
}

export { ReleasesPage as Component };
