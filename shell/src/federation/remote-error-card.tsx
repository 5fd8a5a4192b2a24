import { words } from 'shared-ui/i18n';
import { t } from '@lingui/core/macro';
import { useEffect, useMemo } from 'react';
import { panelId, type Registry } from 'contract/release';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { Card, ErrorState } from 'shared-ui';
import { useFederation } from './federation-context';
import { failedFile } from './load-error';
import { PageTimeout } from './page-watch';
import { pageFailure, type PageOwner } from './page-failure';
import { type FailureKind, RemoteFailure } from './remote-failure';
import { NoSuchPage } from '../not-found/not-found.page';
import { useHealing } from './use-healing';

export interface RemoteErrorCardProps {
  /** The remote that failed; undefined while it is being looked for. */
  readonly remote?: PageOwner;
}

/**
 * Replaces a remote's page that failed: what happened, which remote and version, and Retry. The rest of the panel keeps
 * working.
 */
export function RemoteErrorCard({ remote }: RemoteErrorCardProps) {
  const error = useRouteError();
  const navigate = useNavigate();
  const here = useLocation();
  const { report, store, memory, isOutdated } = useFederation();
  const failure = useMemo(
    () => (error instanceof RemoteFailure ? error : pageFailure(error, remote)),
    [error, remote],
  );
  const isReported = error instanceof RemoteFailure;

  /** A page from before an update can only get what it lacks by a reload. */
  const isOfOldPage = isOutdated() && ofOldPages.has(failure.kind);

  async function retry() {
    // The server has the last good build of the panel for it.
    if (failure.remote === panelId && memory.isDemoted(panelId, failure.version ?? ''))
      return reload();
    const file = failedFile(error);
    if (file !== undefined) await fetchAnew(file);
    await navigate(here, { replace: true });
  }

  const isNotFound = isRouteErrorResponse(error) && error.status === 404;

  useHealing(failure, { isMounted: !isReported && !isNotFound, retry: () => void retry() });

  // Reports pages that threw; the loader has reported everything else.
  useEffect(() => {
    if (!isReported && !isNotFound) report(failure);
  }, [failure, isNotFound, isReported, report]);

  if (isNotFound) return <NoSuchPage />;

  return (
    <Card>
      <ErrorState
        title={t`${{ title: words(failure.title) }} is not available`}
        retryLabel={isOfOldPage ? t`Reload` : t`Retry`}
        onRetry={() => (isOfOldPage ? reload() : void retry())}
      >
        {isOfOldPage
          ? t`The panel was updated since this page was opened. Reload it.`
          : t`${{ explain: explain(failure, store.current().registry) }} Everything else works.`}
        <br />
        <small>
          {failure.remote} {failure.version ?? ''} · {failure.kind}
        </small>
      </ErrorState>
    </Card>
  );
}

function reload(): void {
  location.reload();
}

const patience = 3000;

/** The cached file may be what failed: the browser caches a version's files for ever, even wrong ones. */
async function fetchAnew(file: string): Promise<void> {
  try {
    const answer = await fetch(file, { cache: 'reload', signal: AbortSignal.timeout(patience) });
    await answer.arrayBuffer();
  } catch {
    // The page shows any further failure itself.
  }
}

const ofOldPages: ReadonlySet<FailureKind> = new Set(['page', 'incompatible', 'unknown-version']);

function explain({ kind, remote, cause }: RemoteFailure, { remotes }: Registry): string {
  if (cause instanceof PageTimeout) return cause.message;
  if (kind !== 'incompatible') return explanations[kind];
  const owner = remotes.find(({ id }) => id === remote)?.owner ?? t`Its team`;
  return t`${{ explanations: explanations[kind] }} ${owner} has to release a version that does.`;
}

const explanations: Readonly<Record<FailureKind, string>> = {
  get network() {
    return t`The server did not answer. Check the connection and retry.`;
  },
  get unavailable() {
    return t`The server cannot deliver it at the moment. Retry in a minute.`;
  },
  get timeout() {
    return t`It took too long to load. Retry when the connection is better.`;
  },
  get missing() {
    return t`Its files are not on the server.`;
  },
  get integrity() {
    return t`Its files are not those that were released, so they were not run.`;
  },
  get script() {
    return t`Its code does not start.`;
  },
  get page() {
    return t`This page could not be loaded.`;
  },
  get render() {
    return t`This page ran into an error.`;
  },
  get runtime() {
    return t`Something in it did not work.`;
  },
  get 'crash-loop'() {
    return t`Its pages ran into errors again and again.`;
  },
  get answer() {
    return t`The server answered something that it does not understand.`;
  },
  get incompatible() {
    return t`It does not fit this version of the panel.`;
  },
  get disabled() {
    return t`It was switched off.`;
  },
  get 'unknown-version'() {
    return t`No version of it is released.`;
  },
};
