import { t } from '@lingui/core/macro';
import { words } from 'shared-ui/i18n';
import { panelId } from 'contract/release';
import { RemoteFailure } from '../federation/remote-failure';

interface WatchedErrors {
  /** The title of a remote in the registry. */
  readonly titleOf: (remote: string) => string | undefined;
  readonly report: (failure: RemoteFailure) => void;
  /** Shows a message to the user. */
  readonly notify: (message: string) => void;
  readonly log: (text: string, cause: unknown) => void;
  /** The page's build of the panel. */
  readonly build: string | undefined;
}

/** The source of errors outside rendering: events, timers, unhandled promises. */
type WindowErrors = Pick<Window, 'addEventListener'>;

/** Milliseconds between two messages to the user about one remote: an error in a timer repeats. */
const quietTime = 30_000;

/** Errors that browsers raise in normal use and that lose nothing. */
const harmless = /^(?:ResizeObserver loop|Script error)|AbortError|CanceledError/;

/**
 * Catches uncaught errors. The addresses in an error's stack attribute it to a remote or to the shell; it is reported
 * as such, and the user is told that something failed: their last action may not have happened.
 */
export function watchErrors(
  target: WindowErrors,
  { titleOf, report, notify, log, build }: WatchedErrors,
): void {
  const toldAt = new Map<string, number>();

  function note(cause: unknown): void {
    const { name, message, stack } = describe(cause);
    if (harmless.test(message) || harmless.test(name)) return;
    const { remote = panelId, version = build } = ownerOf(stack);
    const title = titleOf(remote) ?? t`The panel`;
    if (version === undefined) log(`Uncaught in ${remote}: ${message}`, cause);
    else
      report(
        new RemoteFailure({ remote, title, version, kind: 'runtime', reason: message, cause }),
      );
    if (Date.now() - (toldAt.get(remote) ?? -quietTime) < quietTime) return;
    toldAt.set(remote, Date.now());
    notify(
      t`${{ title: words(title) }} ran into an error. Your last step may not have worked: check it, then try again.`,
    );
  }

  target.addEventListener('error', ({ error, message, filename }) => {
    note(error ?? { name: t`Error`, message, stack: filename });
  });
  target.addEventListener('unhandledrejection', ({ reason }) => note(reason));
}

/** The version of a remote whose code is nearest to the throw. */
function ownerOf(stack: string): { remote?: string | undefined; version?: string | undefined } {
  const [, remote, version] = /\/remotes\/([a-z][a-z0-9-]*)\/([\w.+-]+)\//.exec(stack) ?? [];
  return { remote, version };
}

function describe(cause: unknown): { name: string; message: string; stack: string } {
  const { name, message, stack }: Partial<Error> = Object(cause);
  return { name: name ?? '', message: message ?? String(cause), stack: stack ?? '' };
}
