import { asError } from '../as-error';
import { type Figures, measureInTurn, type Target } from '../calls/measure-calls';
import { type Entrant, ourName } from './entrants';
import { meanBytes, type SharedCall } from './peer-calls';

const timing = {
  connections: 10,
  rounds: Number(process.env['ROUNDS'] ?? 3),
  seconds: Number(process.env['ROUND_SECONDS'] ?? 2),
};
/** A peer's answer of fewer bytes, as a share of ours, is not the same answer. */
const leastShare = 0.5;

export interface Result extends Figures {
  /** The mean size of an answer; 0 for writes. */
  readonly bytes: number;
}

/** One call of all servers, by their names. */
export interface SharedResults {
  readonly call: SharedCall;
  readonly results: ReadonlyMap<string, Result | Error>;
}

/** Compares the sizes of answers first, then measures all servers in turn. */
export async function measureSharedCall(
  call: SharedCall,
  entrants: readonly (Entrant | { readonly name: string; readonly failure: Error })[],
): Promise<SharedResults> {
  const results = new Map<string, Result | Error>();
  const targets: { name: string; bytes: number; target: Target }[] = [];
  let ourBytes = 0;
  for (const entrant of entrants) {
    try {
      if ('failure' in entrant) throw entrant.failure;
      const target = targetOf(entrant, call);
      const bytes = call.isRead ? await meanBytes(target.next, target) : 0;
      if (entrant.name === ourName) ourBytes = bytes;
      if (bytes < leastShare * ourBytes)
        throw new Error(`answers with ${bytes.toFixed(0)} bytes instead of ${ourBytes.toFixed(0)}`);
      targets.push({ name: entrant.name, bytes, target });
    } catch (error) {
      results.set(entrant.name, asError(error));
    }
  }
  const measured = await measureInTurn(
    targets.map(({ target }) => target),
    timing,
  );
  for (const [index, { name, bytes }] of targets.entries()) {
    const figures = measured[index];
    if (figures) results.set(name, figures instanceof Error ? figures : { ...figures, bytes });
  }
  return { call, results };
}

function targetOf({ name, server, calls }: Entrant, call: SharedCall): Target {
  const next = calls.get(call.name);
  if (!next) throw new Error(`${name} has no call ${call.name}`);
  return { ...server, next };
}
