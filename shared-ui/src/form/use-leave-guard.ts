import { t } from '@lingui/core/macro';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { useConfirm } from '../parts/alert-dialog/confirm-provider';
import { noteUnsavedChanges } from 'panel-runtime';

/** The question before unsaved changes are lost. */
export const leaveQuestion = {
  get title() {
    return t`Leave without saving?`;
  },
  get description() {
    return t`What you changed here will be lost.`;
  },
  get confirmLabel() {
    return t`Leave`;
  },
  get cancelLabel() {
    return t`Stay`;
  },
  isDestructive: true,
};

/**
 * Asks before unsaved changes are lost by a link, Back, or closing the tab. Set `isReleased` to true to let the next
 * navigation pass (after saving). Returns a function that asks before other ways to leave, such as closing a dialog.
 *
 * @param onDiscard - runs once the user has agreed that the changes are lost
 */
export function useLeaveGuard(
  isDirty: boolean,
  isReleased: RefObject<boolean>,
  onDiscard?: () => void,
) {
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isReleased.current && currentLocation.pathname !== nextLocation.pathname,
  );

  const ask = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return;
    const mayLeave = await confirm(leaveQuestion);
    if (!mayLeave) {
      blocker.reset();
      return;
    }
    onDiscard?.();
    blocker.proceed();
  });
  const discard = useEffectEvent(() => onDiscard?.());

  // Asks about a navigation that the router has blocked.
  useEffect(() => {
    if (blocker.state === 'blocked') void ask();
  }, [blocker.state]);

  // Registers unsaved changes with the browser, and with updates of remotes.
  useEffect(() => {
    if (!isDirty) return undefined;
    const forget = noteUnsavedChanges(discard);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      forget();
      window.removeEventListener('beforeunload', warn);
    };
  }, [isDirty]);

  return async function mayLeave() {
    if (!isDirty || isReleased.current) return true;
    // Confirmed once, the navigation that follows does not ask again.
    isReleased.current = await confirm(leaveQuestion);
    if (isReleased.current) onDiscard?.();
    return isReleased.current;
  };
}
