import { type PositionAutomaton, positionAutomaton } from './position-automaton';

/**
 * Whether an expression may take more than linear time on some input: whether there are two positions p and q and a
 * text v that leads from p to p, from p to q, and from q to q. A text that repeats v then has a number of ways through the
 * expression that grows with its length, and a backtracking engine tries all of them before it gives up. An unanchored
 * search counts as a loop before the match. Errs on the side of warning.
 *
 * @see Weber and Seidl, On the degree of ambiguity of finite automata, 1991
 */
export function isSuperLinear(source: string, flags: string): boolean {
  if (!/[*+{]/.test(source)) return false;
  const automaton = positionAutomaton(source, flags);
  if (automaton.hasNestedLoop) return true;
  const graph = steps(automaton);
  const reachable = automaton.positions.map((_, place) => reach(automaton, place));
  const loops = automaton.positions.flatMap((position, place) =>
    reachable[place]?.has(place) && !position.isFree ? [place] : [],
  );
  return loops.some((one) =>
    loops.some((other) => {
      if (one === other || !reachable[one]?.has(other)) return false;
      return hasPumpedText(graph, { one, other, reachable });
    }),
  );
}

/** For each character, the positions that follow each position. Characters with equal transitions are merged. */
type Steps = readonly (readonly (readonly number[])[])[];

function steps({ positions, characters }: PositionAutomaton): Steps {
  const byTaking = new Map<string, number>();
  for (const index of characters.keys()) {
    const taking = positions.map((position) => (position.takes[index] ? '1' : '0')).join('');
    if (!byTaking.has(taking)) byTaking.set(taking, index);
  }
  return [...byTaking.values()].map((index) =>
    positions.map(({ next }) => [...next].filter((place) => positions[place]?.takes[index])),
  );
}

function reach({ positions }: PositionAutomaton, start: number): ReadonlySet<number> {
  const seen = new Set<number>();
  const open = [start];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    for (const next of positions[place]?.next ?? []) {
      if (!seen.has(next)) open.push(next);
      seen.add(next);
    }
  }
  return seen;
}

interface Pair {
  readonly one: number;
  readonly other: number;
  readonly reachable: readonly ReadonlySet<number>[];
}

/** Searches the product of the three paths, character by character. */
function hasPumpedText(graph: Steps, { one, other, reachable }: Pair): boolean {
  const leads = (from: number, to: number) => reachable[from]?.has(to) === true;
  const size = reachable.length;
  const seen = new Set<number>();
  const open: [number, number, number][] = [[one, one, other]];
  for (let at = open.pop(); at; at = open.pop()) {
    const [x, y, z] = at;
    for (const step of graph) {
      const xs = (step[x] ?? []).filter((next) => leads(next, one));
      const ys = (step[y] ?? []).filter((next) => next === other || leads(next, other));
      const zs = (step[z] ?? []).filter((next) => leads(next, other));
      for (const nextX of xs) {
        for (const nextY of ys) {
          for (const nextZ of zs) {
            if (nextX === one && nextY === other && nextZ === other) return true;
            const key = (nextX * size + nextY) * size + nextZ;
            if (!seen.has(key)) open.push([nextX, nextY, nextZ]);
            seen.add(key);
          }
        }
      }
    }
  }
  return false;
}
