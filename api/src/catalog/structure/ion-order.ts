import type { SimilarityReason } from 'contract/catalog';

/** What a buyer would rather take instead; reasons of one number alternate. */
const ranks: Readonly<Partial<Record<SimilarityReason, number>>> = {
  'oxidation-state': 1,
  parent: 1,
  salt: 2,
  cation: 2,
  anion: 2,
  metal: 3,
};

interface Ranked {
  readonly isSameSkeleton: boolean;
  readonly reason: SimilarityReason;
}

/**
 * Chemicals that share an ion, in the order of their reasons, those by cation and by anion in turn; the same skeleton
 * before them, and organic ones, in the order given.
 */
export function inOrder<T extends Ranked>(found: readonly T[]): T[] {
  const turns = new Map<string, number>();
  const keyed = found.map((one) => {
    const rank = one.isSameSkeleton ? 0 : (ranks[one.reason] ?? 0);
    const kind = `${rank} ${one.reason}`;
    const turn = rank === 0 ? 0 : (turns.get(kind) ?? 0);
    turns.set(kind, turn + 1);
    return { one, rank, turn };
  });
  return keyed
    .toSorted((one, other) => one.rank - other.rank || one.turn - other.turn)
    .map(({ one }) => one);
}
