import { panelId } from 'contract/release';
import type { MendedCall } from 'shared-ui/client';
import { RemoteFailure } from '../federation/remote-failure';

interface Reporting {
  readonly report: (failure: RemoteFailure) => void;
  /** The page's build of the panel; undefined in development. */
  readonly build: string | undefined;
}

/** Reports answers that are not as the contract says, each part of a call once per page. */
export function reportMended({ report, build }: Reporting): (call: MendedCall) => void {
  const reported = new Set<string>();
  return ({ endpoint, remote: caller, mended }) => {
    const [remote = panelId, version = build] = caller?.split('/') ?? [];
    const parts = [
      ...new Set(mended.map(({ path, reason }) => `${withoutPlaces(path)} (${reason})`)),
    ];
    const found = parts.filter((part) => !reported.has(`${caller} ${endpoint} ${part}`));
    if (found.length === 0) return;
    for (const part of found) reported.add(`${caller} ${endpoint} ${part}`);
    const reason = `The answer of ${endpoint} is not as expected: ${found.join(', ')}`;
    report(
      new RemoteFailure({
        remote,
        title: remote,
        ...(version !== undefined && { version }),
        kind: 'answer',
        reason,
      }),
    );
  };
}

/** The same field of each record is one finding: `data.3.status` is `data.*.status`. */
function withoutPlaces(path: string): string {
  return path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? '*' : part))
    .join('.');
}
