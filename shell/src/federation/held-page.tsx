import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useLeaveGuard } from 'shared-ui/form';

interface HeldPage {
  /** @returns a function that lets the page go */
  readonly holdPage: (onDiscard?: () => void) => () => void;
  /** To be drawn while the page is mounted. */
  readonly guard: ReactNode;
}

/** Asks before what a remote says is unsaved is lost. */
export function useHeldPage(): HeldPage {
  const holds = useRef(new Map<symbol, () => void>());
  const isReleased = useRef(true);
  const [isHeld, setHeld] = useState(false);

  const follow = useCallback(() => {
    // At once: the remote may navigate before this page is drawn again.
    isReleased.current = holds.current.size === 0;
    setHeld(!isReleased.current);
  }, []);
  const holdPage = useCallback(
    (onDiscard: () => void = () => undefined) => {
      const hold = Symbol('hold');
      holds.current.set(hold, onDiscard);
      follow();
      return () => {
        holds.current.delete(hold);
        follow();
      };
    },
    [follow],
  );
  const discard = useCallback(() => {
    const discarded = [...holds.current.values()];
    holds.current.clear();
    follow();
    for (const onDiscard of discarded) onDiscard();
  }, [follow]);

  const guard = isHeld ? <LeaveGuard isReleased={isReleased} onDiscard={discard} /> : null;
  return { holdPage, guard };
}

interface LeaveGuardProps {
  readonly isReleased: { current: boolean };
  readonly onDiscard: () => void;
}

/** Mounted only while it guards: the router asks the guard that was mounted last, and no other. */
function LeaveGuard({ isReleased, onDiscard }: LeaveGuardProps) {
  useLeaveGuard(true, isReleased, onDiscard);
  return null;
}
