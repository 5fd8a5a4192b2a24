import type { Offer } from 'contract/release';

/** The panel's page as a process serves it: what it offers to remotes, and which build it is. */
export interface ServedShell extends Offer {
  readonly build?: string;
}
