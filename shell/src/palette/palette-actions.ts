import { t } from '@lingui/core/macro';
import { Keyboard, LogOut, type LucideIcon, Moon, Sun } from 'lucide-react';
import { type ThemeChoice, useTheme } from 'shared-ui';
import { useLogOut } from '../auth/use-log-out';
import { openShortcuts } from '../shortcut/shortcuts-state';

/** An action of the palette, as opposed to a page. */
export interface PaletteAction {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly run: () => void;
}

/** The actions that contain every word of the text; none for an empty text. */
export function usePaletteActions(text: string): readonly PaletteAction[] {
  const { theme, choose } = useTheme();
  const logOut = useLogOut();
  const words = text.trim().toLowerCase().split(/\s+/);
  if (text.trim() === '') return [];
  const other: ThemeChoice = theme === 'dark' ? 'light' : 'dark';
  const actions = [
    {
      label: other === 'dark' ? t`Switch to the dark theme` : t`Switch to the light theme`,
      Icon: other === 'dark' ? Moon : Sun,
      run: () => choose(other),
    },
    { label: t`Keyboard shortcuts`, Icon: Keyboard, run: openShortcuts },
    { label: t`Log out`, Icon: LogOut, run: logOut },
  ];
  return actions.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
}
