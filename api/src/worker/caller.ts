import { costLimits } from 'contract';
import { currentRequest, thisMachine } from '../kernel/request-context';

/** On whose behalf a worker thread is asked. */
export interface Caller {
  /** Whose use is limited: an API key, an account, or the address of a visitor. */
  readonly client: string;
  /** Those of the call; each question has limits of its own. */
  readonly limits: { readonly cpuTime: number; readonly wait: number };
}

/** Jobs and commands, which wait as long as it takes. */
const background: Caller = {
  client: thisMachine,
  limits: { cpuTime: Infinity, wait: Infinity },
};

/** Throws in tests when the contract says that the call asks no worker thread. */
export function currentCaller(): Caller {
  const request = currentRequest();
  if (!request) return background;
  return { client: request.client(), limits: costLimits[request.threadCost()] };
}

/** Whether the client has a share and an allowance; this machine's own work has neither. */
export function isLimited(client: string): boolean {
  return client !== thisMachine;
}
