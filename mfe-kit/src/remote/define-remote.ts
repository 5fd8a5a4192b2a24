import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** What an anchor's component is given. */
export interface AnchorProps {
  /** Takes the anchor out of the address, which closes what it opened. */
  readonly onClose: () => void;
}

/** Loads the component that opens over the current page when its anchor is in the address. */
export type LoadAnchor = () => Promise<{ readonly Component: ComponentType<AnchorProps> }>;

/** All that a shell may see of a remote's code. */
export interface RemoteDefinition {
  /** The edition of the contract between remote and shell that the remote was written for. */
  readonly contract: 1;
  /** Pages, with paths relative to the shell's root: `chemical-table`, not `/chemical-table`. */
  readonly routes: RouteObject[];
  /** By anchor (`#tax`), what opens over whichever page one is on. Only where the remote is mounted as `routes`. */
  readonly anchors?: Readonly<Record<`#${string}`, LoadAnchor>>;
  /** Says no while a change of version would lose what somebody has entered. */
  readonly canUpdate?: () => boolean;
}

/**
 * Declares a remote; the default export of its `src/index.ts`.
 *
 * @example
 * export default defineRemote({ contract: 1, routes });
 */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return definition;
}
