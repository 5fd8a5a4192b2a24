import type { SlotContexts, SlotName } from 'contract/release';
import type { Permissions } from 'contract/staff';
import type { Question, Toast } from 'shared-ui';

/**
 * What the panel does for a remote that does not run in its React. Values are those of now; changes arrive by `update`.
 */
export interface PanelServices {
  /** The theme that is shown. The page's CSS properties follow it by themselves. */
  readonly theme: 'light' | 'dark';
  /** For dates and numbers, as in BCP 47: `en-GB`. */
  readonly locale: string;
  /** In IANA's words: `Europe/Berlin`; undefined for the device's. */
  readonly timeZone: string | undefined;
  /** What the user's role allows; undefined while nothing is known of it. The API refuses the rest anyway. */
  readonly permissions: Permissions | undefined;
  /** Names the current page in its breadcrumb and in the browser's title; another page starts without. */
  readonly setTitle: (title: string | undefined) => void;
  /** Shows a toast, with an action if it has one. @returns a function that closes it */
  readonly toast: (toast: Toast) => () => void;
  /** Asks a question in the panel's dialog. */
  readonly confirm: (question: Question) => Promise<boolean>;
  /**
   * Keeps the page until the returned function is called: the user is asked before another page, closing the tab or a
   * new version takes unsaved input away.
   *
   * @param onDiscard - runs once the user has agreed that it is lost
   */
  readonly holdPage: (onDiscard?: () => void) => () => void;
  /** Fills an element with what other remotes offer for a slot. @returns a function that empties it */
  readonly showWidgets: <Slot extends SlotName>(
    element: HTMLElement,
    slot: Slot,
    context: SlotContexts[Slot],
  ) => () => void;
}
