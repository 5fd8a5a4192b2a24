import { floors } from './rooms';

/** The floors of a source folder for `docs/architecture.md`, as Mermaid. */
export function roomDrawing(source: string): string {
  const subgraphs = (floors[source] ?? []).map(({ name, rooms }, floor) => [
    `  subgraph ${floor}["${name}"]`,
    '    direction LR',
    `    ${rooms.join(' --> ')}`,
    '  end',
  ]);
  const down = subgraphs.slice(1).map((_, floor) => `  ${floor} --> ${floor + 1}`);
  return ['```mermaid', 'flowchart TB', ...subgraphs.flat(), ...down, '```'].join('\n');
}
