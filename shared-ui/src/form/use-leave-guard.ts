import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { useConfirm } from '../parts/alert-dialog/confirm-provider';
import { noteUnsavedChanges } from './unsaved-changes';

/** What is asked before unsaved changes are lost. */
export const leaveQuestion = {
  title: 'Leave without saving?',
  description: 'What you changed here will be lost.',
  confirmLabel: 'Leave',
  cancelLabel: 'Stay',
  isDestructive: true,
};

/**
 * Asks before unsaved changes are lost: by a link, by Back, by closing the tab. `isReleased` set to true lets the next
 * navigation pass (after saving). Returns a function that asks for other ways to leave, such as closing a dialog.
 */
export function useLeaveGuard(isDirty: boolean, isReleased: RefObject<boolean>) {
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isReleased.current && currentLocation.pathname !== nextLocation.pathname,
  );

  const ask = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return;
    const mayLeave = await confirm(leaveQuestion);
    if (mayLeave) blocker.proceed();
    else blocker.reset();
  });

  // Puts the router's blocked navigation before the user.
  useEffect(() => {
    if (blocker.state === 'blocked') void ask();
  }, [blocker.state]);

  // Tells the browser, and the remotes' updates, while there is something to lose.
  useEffect(() => {
    if (!isDirty) return undefined;
    const forget = noteUnsavedChanges();
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      forget();
      window.removeEventListener('beforeunload', warn);
    };
  }, [isDirty]);

  return async function mayLeave() {
    if (!isDirty || isReleased.current) return true;
    // Answered once: the navigation that follows is not asked about again.
    isReleased.current = await confirm(leaveQuestion);
    return isReleased.current;
  };
}
