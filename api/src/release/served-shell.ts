import type { Offer } from 'contract/release';

/** The panel's page as served by a process: what it offers to remotes, and its build. */
export interface ServedShell extends Offer {
  readonly build?: string;
}
