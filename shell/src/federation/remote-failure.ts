/**
 * Why a remote is unavailable. The first three may be temporary; `missing` is a 404; `integrity` a file that differs
 * from the released one; `script` code that threw or is not a remote; `page` a page whose code did not load; `render` a
 * page that threw; `runtime` code that threw outside rendering, in an event, timer or promise; `crash-loop` pages that
 * threw repeatedly; `answer` an answer of the API that is not as the contract says, and of which the page shows the rest.
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
  | 'answer'
  | 'incompatible'
  | 'disabled'
  | 'unknown-version';

export interface FailureFacts {
  readonly remote: string;
  readonly title: string;
  /** Undefined where no version could be chosen. */
  readonly version?: string;
  readonly kind: FailureKind;
  readonly reason: string;
  readonly cause?: unknown;
}

/** A remote's failure, as it is thrown, shown and reported. */
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
