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
`;

/** Light or dark; until it is used, the page follows the device. */
export function ThemeSwitch() {
  const { theme, choose } = useTheme();
  const next = theme === 'dark' ? 'light' : 'dark';
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <Switch
      type="button"
      className="needs-script"
      aria-label={`Switch to the ${next} theme`}
      onClick={() => choose(next)}
    >
      <Icon aria-hidden="true" />
    </Switch>
  );
}
