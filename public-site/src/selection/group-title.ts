import type { FunctionalGroup } from 'contract/drawing';

/** `Carboxylic acids`. */
export function groupTitle(group: FunctionalGroup): string {
  return `${group.slice(0, 1).toUpperCase()}${group.slice(1)}s`;
}
