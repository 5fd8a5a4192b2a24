import { useEffect, useEffectEvent } from 'react';

/** Runs at each press of Escape, wherever the focus is: for what the pointer alone brought up. */
export function useEscape(onEscape: () => void): void {
  const press = useEffectEvent(onEscape);
  // Keeps the listener on the document.
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') press();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
