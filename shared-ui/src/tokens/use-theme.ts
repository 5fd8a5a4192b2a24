import { useSyncExternalStore } from 'react';
import { chooseTheme, readThemeChoice, subscribeToTheme } from './theme';

function readTheme() {
  const choice = readThemeChoice();
  if (choice !== 'system') return choice;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** The theme: `choice` as stored, `theme` as shown, and `choose` to change it. On the server: `system`, `light`. */
export function useTheme() {
  const choice = useSyncExternalStore(subscribeToTheme, readThemeChoice, () => 'system' as const);
  const theme = useSyncExternalStore(subscribeToTheme, readTheme, () => 'light' as const);
  return { choice, theme, choose: chooseTheme };
}
