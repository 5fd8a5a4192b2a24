import { RemoteFailure } from '../federation/remote-failure';

interface WatchedErrors {
  /** The title of a remote that the page knows. */
  readonly titleOf: (remote: string) => string | undefined;
  readonly report: (failure: RemoteFailure) => void;
  /** Tells the user. */
  readonly notify: (message: string) => void;
  readonly log: (text: string, cause: unknown) => void;
}

/** What errors happen in, beside drawing: events and timers, promises that nobody waits for. */
type WindowErrors = Pick<Window, 'addEventListener'>;

/** The user is told of one remote once in this time, in milliseconds: an error in a timer comes again and again. */
const quietTime = 30_000;

/** Answers of browsers to what pages do all day, which lose nothing. */
const harmless = /^(?:ResizeObserver loop|Script error)|AbortError|CanceledError/;

/**
 * Catches what nothing else caught. By the addresses in its stack an error is a remote's or the shell's; it is reported
 * as such, and the user is told that something did not work: what was clicked on may not have happened.
 */
export function watchErrors(
  target: WindowErrors,
  { titleOf, report, notify, log }: WatchedErrors,
): void {
  const toldAt = new Map<string, number>();

  function note(cause: unknown): void {
    const { name, message, stack } = describe(cause);
    if (harmless.test(message) || harmless.test(name)) return;
    const { remote = 'shell', version } = ownerOf(stack);
    const title = titleOf(remote) ?? 'The panel';
    if (version === undefined) log(`Uncaught in ${remote}: ${message}`, cause);
    else
      report(
        new RemoteFailure({ remote, title, version, kind: 'runtime', reason: message, cause }),
      );
    if (Date.now() - (toldAt.get(remote) ?? -quietTime) < quietTime) return;
    toldAt.set(remote, Date.now());
    notify(
      `${title} ran into an error. Your last step may not have worked: check it, then try again.`,
    );
  }

  target.addEventListener('error', ({ error, message, filename }) => {
    note(error ?? { name: 'Error', message, stack: filename });
  });
  target.addEventListener('unhandledrejection', ({ reason }) => note(reason));
}

/** The version of a remote whose code is nearest to where the error was thrown. */
function ownerOf(stack: string): { remote?: string | undefined; version?: string | undefined } {
  const [, remote, version] = /\/remotes\/([a-z][a-z0-9-]*)\/([\w.+-]+)\//.exec(stack) ?? [];
  return { remote, version };
}

function describe(cause: unknown): { name: string; message: string; stack: string } {
  const { name, message, stack }: Partial<Error> = Object(cause);
  return { name: name ?? '', message: message ?? String(cause), stack: stack ?? '' };
}
