import { z } from 'zod';
import { chosenVersion } from './choose-version';
import { Offer } from './needs';
import { FileName, type PanelState } from './registry-schema';

/**
 * The version of what a server puts into the panel's page: its elements, and what they hold. Raised by breaking changes.
 */
export const pageContract = 1;

/** What a build of the panel tells the server that makes its page. */
export const PanelBuild = z.object({
  pageContract: z.int().positive(),
  /** The scripts of the initial page, in load order. */
  scripts: z.array(FileName).min(1),
  /** The files of each chunk that is loaded later, by chunk name. */
  chunks: z.record(z.string().max(200), z.array(FileName)),
  /** What it provides to remotes. */
  ...Offer.pick({ shared: true, names: true }).shape,
});
export type PanelBuild = z.infer<typeof PanelBuild>;

/** The build of the panel to serve. */
export interface PanelChoice {
  readonly version: string;
  /** The one that was meant, where that did not start in this browser. */
  readonly inPlaceOf?: string;
}

export interface PanelWish {
  readonly adminId: string | undefined;
  /** The version that did not start in this browser. */
  readonly failed: string | undefined;
}

/** The build of the panel for an admin: the chosen one, or the last good one where that did not start. */
export function choosePanel(
  panel: PanelState & { readonly fallback?: string | undefined },
  { adminId, failed }: PanelWish,
): PanelChoice {
  const chosen = chosenVersion(panel, adminId);
  if (failed !== chosen) return { version: chosen };
  const other = chosen === panel.active ? panel.fallback : panel.active;
  return other === undefined ? { version: chosen } : { version: other, inPlaceOf: chosen };
}
