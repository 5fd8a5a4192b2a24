import type { SlotContexts, SlotName } from 'contract/release';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Catalogues } from 'shared-ui/i18n';

/** Props of an anchor's component. */
export interface AnchorProps {
  /** Removes the anchor from the address, which closes the component. */
  readonly onClose: () => void;
}

/** Loads the component that opens over the current page when its anchor is in the address. */
export type LoadAnchor = () => Promise<{ readonly Component: ComponentType<AnchorProps> }>;

/** Loads the component of a widget; its props are what the slot tells of its place. */
export type LoadWidget<Slot extends SlotName> = () => Promise<{
  readonly Component: ComponentType<SlotContexts[Slot]>;
}>;

/** Widgets by slot and name: `customer.tab/emails`. */
export type Widgets = {
  readonly [Slot in SlotName as `${Slot}/${string}`]?: LoadWidget<Slot>;
};

/** The part of a remote's code that the shell uses. */
export interface RemoteDefinition {
  /** The version of the contract between remote and shell that the remote implements. */
  readonly contract: 1;
  /** Pages, with paths relative to the shell's root: `chemical-table`, not `/chemical-table`. */
  readonly routes: RouteObject[];
  /** Components that open over any page, by anchor (`#tax`). Only where the remote is mounted as `routes`. */
  readonly anchors?: Readonly<Record<`#${string}`, LoadAnchor>>;
  /** Components that pages of other remotes show. Only where the remote is mounted as `routes`. */
  readonly slots?: Widgets;
  /** Its translations by language; a shell that does not know the language, or them, shows the texts of the source. */
  readonly texts?: Catalogues;
  /** Returns false while a change of version would lose unsaved input. */
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
