import { t } from '@lingui/core/macro';
import { Moon, Sun } from 'lucide-react';
import { focusRing, token, useTheme } from 'shared-ui';
import styled from 'styled-components';

const Switch = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: ${token.radius.full};
  background: transparent;
  color: ${token.color.textMuted};
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: ${token.color.surfaceHover};
    color: ${token.color.text};
  }
  & svg {
    width: 1.1875rem;
    height: 1.1875rem;
  }

  /* Which icon is seen follows the theme before a script runs. */
  --on-light: block;
  --on-dark: none;

  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      --on-light: none;
      --on-dark: block;
    }
  }
  :root[data-theme='dark'] & {
    --on-light: none;
    --on-dark: block;
  }
  & svg:first-child {
    display: var(--on-light);
  }
  & svg:last-child {
    display: var(--on-dark);
  }
`;

/** Light or dark; until it is used, the page follows the device. */
export function ThemeSwitch() {
  const { theme, choose } = useTheme();
  const isDark = theme === 'dark';
  return (
    <Switch
      type="button"
      className="needs-script"
      aria-label={isDark ? t`Switch to the light theme` : t`Switch to the dark theme`}
      onClick={() => choose(isDark ? 'light' : 'dark')}
    >
      <Moon aria-hidden="true" />
      <Sun aria-hidden="true" />
    </Switch>
  );
}
