import { Columns3, Table } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';

const Frame = styled.nav`
  display: inline-flex;
  padding: 2px;
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceSunken};
  box-shadow: inset 0 0 0 1px ${token.color.border};
`;

const Choice = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: calc(${token.control.md} - 4px);
  padding: 0 ${token.space[3]};
  border-radius: ${token.radius.sm};
  color: ${token.color.textMuted};
  font-size: ${token.text.md};
  font-weight: ${token.weight.medium};
  text-decoration: none;
  ${focusRing}

  & > svg {
    width: 1rem;
    height: 1rem;
  }
  &[aria-current] {
    background: ${token.color.surface};
    box-shadow: ${token.shadow.sm};
    color: ${token.color.text};
  }
`;

export type Layout = 'table' | 'board';

/** How the list is laid out, as the address says; `view` is for saved views. */
export function useLayout(): Layout {
  const [address] = useSearchParams();
  return address.get('layout') === 'board' ? 'board' : 'table';
}

/** Between table and board, with the filters kept. */
export function LayoutSwitch() {
  const layout = useLayout();
  const [address] = useSearchParams();
  const linkTo = (one: Layout) => {
    const next = new URLSearchParams(address);
    for (const name of ['layout', 'page', 'view']) next.delete(name);
    if (one === 'board') next.set('layout', one);
    return { search: next.toString() };
  };
  const current = (one: Layout) => layout === one && ({ 'aria-current': 'page' } as const);
  return (
    <Frame aria-label="Layout">
      <Choice to={linkTo('table')} {...current('table')}>
        <Table aria-hidden="true" /> Table
      </Choice>
      <Choice to={linkTo('board')} {...current('board')}>
        <Columns3 aria-hidden="true" /> Board
      </Choice>
    </Frame>
  );
}
