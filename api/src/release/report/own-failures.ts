import type { ReportKind } from 'contract/release';

/** Failures that a version causes. A network that is down or an outdated page would fail any version. */
export const ownFailures: readonly ReportKind[] = [
  'missing',
  'integrity',
  'script',
  'timeout',
  'page',
  'render',
  'runtime',
  'crash-loop',
];
