import { css } from 'styled-components';
import { focusRing } from '../../tokens/mixins';
import { token } from '../../tokens/token';

/** A row of tabs, which scrolls where it is too long. */
export const tabRow = css`
  display: flex;
  gap: ${token.space[1]};
  overflow-x: auto;
  margin-bottom: ${token.space[4]};
  border-bottom: 1px solid ${token.color.border};
  scrollbar-width: none;
`;

/** A tab; the current one is marked by `data-state` or `aria-current`. */
export const tabItem = css`
  flex: none;
  display: inline-flex;
  align-items: center;
  min-height: ${token.control.md};
  padding: 0 ${token.space[3]};
  border: 0;
  border-bottom: 2px solid transparent;
  border-radius: ${token.radius.sm} ${token.radius.sm} 0 0;
  background: transparent;
  color: ${token.color.textMuted};
  font-weight: ${token.weight.medium};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  ${focusRing}

  &:focus-visible {
    outline-offset: -3px;
  }
  &:hover {
    color: ${token.color.text};
  }
  &[data-state='active'],
  &[aria-current] {
    border-color: ${token.color.brandText};
    color: ${token.color.brandText};
  }
  @media (forced-colors: active) {
    border-bottom: 0;
  }
`;
