import { t } from '@lingui/core/macro';
import { Moon, Sun } from 'lucide-react';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  IconButton,
  type ThemeChoice,
  useTheme,
} from 'shared-ui';

const choices: readonly { readonly choice: ThemeChoice; readonly label: string }[] = [
  {
    choice: 'system',
    get label() {
      return t`As the system`;
    },
  },
  {
    choice: 'light',
    get label() {
      return t`Light`;
    },
  },
  {
    choice: 'dark',
    get label() {
      return t`Dark`;
    },
  },
];

const icons = { light: <Sun />, dark: <Moon /> };

/** Light or dark; follows the system until chosen. */
export function ThemeSwitch() {
  const { choice: current, theme, choose } = useTheme();
  return (
    <DropdownMenu
      isModal={false}
      trigger={<IconButton label={t`Theme`}>{icons[theme]}</IconButton>}
    >
      {choices.map(({ choice, label }) => (
        <DropdownMenuCheckboxItem
          key={choice}
          checked={choice === current}
          onCheckedChange={() => choose(choice)}
        >
          {label}
        </DropdownMenuCheckboxItem>
      ))}
    </DropdownMenu>
  );
}
