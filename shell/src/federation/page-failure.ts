import { t } from '@lingui/core/macro';
import { panelId } from 'contract/release';
import { isRouteErrorResponse } from 'react-router-dom';
import { ownBuild } from '../document/own-build';
import { PageTimeout } from './page-watch';
import { type FailureKind, RemoteFailure } from './remote-failure';
import { thrownText } from './thrown-text';

/** The remote that a page is of. */
export interface PageOwner {
  readonly id: string;
  readonly title: string;
  readonly version: string;
}

/** What a page threw, as a failure of its remote; of the panel where it is of none. */
export function pageFailure(error: unknown, owner: PageOwner | undefined): RemoteFailure {
  const version = owner?.version ?? ownBuild(document);
  return new RemoteFailure({
    remote: owner?.id ?? panelId,
    title: owner?.title ?? t`This page`,
    kind: kindOf(error),
    reason: reasonOf(error),
    cause: error,
    ...(version !== undefined && { version }),
  });
}

function kindOf(error: unknown): FailureKind {
  if (error instanceof PageTimeout) return 'timeout';
  return error instanceof Error && error.name === 'ChunkLoadError' ? 'page' : 'render';
}

const maxReason = 300;

/** Remotes throw objects and answers of servers too. */
function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return thrownText(error).slice(0, maxReason);
}
