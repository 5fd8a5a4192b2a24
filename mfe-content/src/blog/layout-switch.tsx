import { LayoutGrid, Table } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import { blogCardHref, blogTableHref } from '../routes';

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

interface LayoutSwitchProps {
  current: 'table' | 'cards';
}

/** Between the posts as a table and as cards, with search and filters kept. */
export function LayoutSwitch({ current }: LayoutSwitchProps) {
  const [address] = useSearchParams();
  const kept = new URLSearchParams(address);
  for (const name of ['page', 'view', 'sort']) kept.delete(name);
  const search = kept.toString();
  const mark = (one: LayoutSwitchProps['current']) =>
    one === current && ({ 'aria-current': 'page' } as const);
  return (
    <Frame aria-label="Layout">
      <Choice to={{ pathname: blogTableHref(), search }} {...mark('table')}>
        <Table aria-hidden="true" /> Table
      </Choice>
      <Choice to={{ pathname: blogCardHref(), search }} {...mark('cards')}>
        <LayoutGrid aria-hidden="true" /> Cards
      </Choice>
    </Frame>
  );
}
