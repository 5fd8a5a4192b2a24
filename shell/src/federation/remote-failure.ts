/**
 * Why a remote is not there. The first three may pass by themselves; `missing` is a 404; `integrity` a file that is
 * not what was released; `script` code that threw or is no remote; `page` a page whose code did not load;
 * `render` a page that threw; `runtime` code that threw outside of drawing: in an event, a timer, a promise; `crash-loop` pages that threw again and again.
 */
export type FailureKind =
  | 'network'
  | 'unavailable'
  | 'timeout'
  | 'missing'
  | 'integrity'
  | 'script'
  | 'page'
  | 'render'
  | 'runtime'
  | 'crash-loop'
  | 'incompatible'
  | 'disabled'
  | 'unknown-version';

export interface FailureFacts {
  readonly remote: string;
  readonly title: string;
  /** Left out where no version could be chosen. */
  readonly version?: string;
  readonly kind: FailureKind;
  readonly reason: string;
  readonly cause?: unknown;
}

/** A remote that failed, as it is thrown, shown and reported. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  readonly remote: string;
  readonly title: string;
  readonly version: string | undefined;
  readonly kind: FailureKind;

  constructor({ remote, title, version, kind, reason, cause }: FailureFacts) {
    super(reason, { cause });
    this.remote = remote;
    this.title = title;
    this.version = version;
    this.kind = kind;
  }
}
