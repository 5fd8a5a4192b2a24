import type { KeyboardEvent } from 'react';
import { useSteady } from 'shared-ui';

interface HandleKeysOptions {
  /** Whether a category is carried by keys now. */
  isCarried: () => boolean;
  onPick: (id: string, handle: HTMLElement) => void;
  onStep: (by: 1 | -1, handle: HTMLElement) => void;
  onPut: () => void;
  onLeave: () => void;
}

type Act = (options: HandleKeysOptions, handle: HTMLElement) => void;

/** The keys of a row's handle: Space picks up and puts, arrows choose a place, Escape cancels. */
export function useHandleKeys(options: HandleKeysOptions) {
  const onKey = useSteady((event: KeyboardEvent<HTMLElement>, id: string) => {
    const { key, currentTarget } = event;
    if (options.isCarried()) {
      const act = carriedKeys[key];
      if (act === undefined) return;
      act(options, currentTarget);
    } else if (key === ' ' || key === 'Enter') options.onPick(id, currentTarget);
    else return;
    event.preventDefault();
  });
  const onBlur = useSteady(() => {
    if (options.isCarried()) options.onLeave();
  });
  return { onKey, onBlur };
}

const carriedKeys: Readonly<Record<string, Act>> = {
  ' ': ({ onPut }) => onPut(),
  Enter: ({ onPut }) => onPut(),
  Tab: ({ onPut }) => onPut(),
  Escape: ({ onLeave }) => onLeave(),
  ArrowUp: ({ onStep }, handle) => onStep(-1, handle),
  ArrowDown: ({ onStep }, handle) => onStep(1, handle),
};
