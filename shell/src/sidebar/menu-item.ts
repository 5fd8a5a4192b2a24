import { css } from 'styled-components';
import { focusRing, token } from 'shared-ui';

/** Styles shared by links and group buttons of the side menu. */
export const menuItem = css<{ $isCurrent: boolean; $isIconic: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  width: 100%;
  min-height: ${token.control.md};
  padding: 0.25rem 0.625rem;
  border: 0;
  border-radius: ${token.radius.md};
  background: ${({ $isCurrent }) => ($isCurrent ? token.color.surfaceSelected : 'transparent')};
  color: ${({ $isCurrent }) => ($isCurrent ? token.color.brandText : token.color.textMuted)};
  font-weight: ${token.weight.medium};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${token.duration.fast},
    color ${token.duration.fast};
  ${focusRing}

  &:focus-visible {
    outline-offset: -2px;
  }
  &:hover {
    background: ${({ $isCurrent }) =>
      $isCurrent ? token.color.surfaceSelected : token.color.surfaceHover};
    color: ${({ $isCurrent }) => ($isCurrent ? token.color.brandText : token.color.text)};
  }
  & > svg {
    flex: none;
    width: 1.0625rem;
    height: 1.0625rem;
  }
  & > span {
    flex: 1;
    min-width: 0;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  ${({ $isIconic }) =>
    $isIconic &&
    css`
      justify-content: center;
      padding: 0;

      & > span {
        position: absolute;
        width: 1px;
        height: 1px;
        clip-path: inset(50%);
      }
    `}
`;
