import { Link } from 'react-router-dom';
import { breakpoint, focusRing, token } from 'shared-ui';
import styled from 'styled-components';

/** A list, with what is chosen beside it. */
export const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(16rem, 2fr) minmax(0, 3fr);
  gap: ${token.space[5]};
  align-items: start;

  @media (width < ${breakpoint.mobile}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const List = styled.ul`
  overflow: hidden;
  padding: 0;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
  list-style: none;

  & > li + li {
    border-top: 1px solid ${token.color.border};
  }
`;

export const MessageLine = styled(Link)`
  display: grid;
  gap: 0.125rem;
  padding: ${token.space[3]} ${token.space[4]};
  color: ${token.color.text};
  font-size: ${token.text.md};
  text-decoration: none;
  overflow-wrap: anywhere;
  ${focusRing}

  &:focus-visible {
    outline-offset: -3px;
  }
  &:hover {
    background: ${token.color.surfaceHover};
  }
  &[aria-current] {
    background: ${token.color.surfaceSelected};
  }
  & > span {
    font-weight: ${token.weight.medium};
  }
  & > small {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
  & svg {
    width: 0.875rem;
    height: 0.875rem;
    margin-inline-end: ${token.space[1]};
    vertical-align: text-bottom;
  }
`;
