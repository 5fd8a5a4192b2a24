import { useEffect, useEffectEvent } from 'react';

/** Runs at each press of Escape, wherever the focus is; for content that appears on hover. */
export function useEscape(onEscape: () => void): void {
  const press = useEffectEvent(onEscape);
  // Adds the listener to the document.
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') press();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
