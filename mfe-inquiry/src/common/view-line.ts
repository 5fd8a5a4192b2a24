import { Link } from 'react-router-dom';
import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';

/** A row of ready views; scrolls sideways on narrow screens. */
export const ViewLine = styled.nav`
  display: flex;
  gap: ${token.space[2]};
  margin: 0 -3px ${token.space[3]};
  padding: 3px;
  overflow-x: auto;
  scrollbar-width: none;
`;

/** One ready view with its count. */
export const ViewChip = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.control.sm};
  padding: 0 ${token.space[3]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.full};
  background: ${token.color.surface};
  color: ${token.color.text};
  font-size: ${token.text.sm};
  font-weight: ${token.weight.medium};
  text-decoration: none;
  white-space: nowrap;
  ${focusRing}

  &:hover {
    background: ${token.color.surfaceHover};
  }
  &[aria-current] {
    border-color: ${token.color.brand};
    background: ${token.color.brandSoft};
    color: ${token.color.onBrandSoft};
  }
  & > small {
    color: ${token.color.textMuted};
    font-size: inherit;
    font-variant-numeric: tabular-nums;
  }
  &[aria-current] > small {
    color: inherit;
  }
`;
