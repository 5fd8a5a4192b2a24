import { arrows } from './arrows';

const remote = /^mfe-(?!kit$)/;

/** The package diagram in `docs/architecture.md`, as Mermaid: an arrow means "may import". */
export function arrowDrawing(): string {
  const lines = Object.entries(arrows).flatMap(([from, targets]) =>
    targets.map((to) => `  ${nodeOf(from)} --> ${nodeOf(to)}`),
  );
  return ['```mermaid', 'flowchart LR', ...new Set(lines), '```'].join('\n');
}

/** All remotes share one node. */
function nodeOf(name: string): string {
  return remote.test(name) ? 'remotes["mfe-*"]' : name;
}
