import type { ReportKind } from 'contract/release';

/** Failures of a version itself, whoever loads it; a network and an old page fail all versions alike. */
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
