import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { tabItem, tabRow } from './tab-row';

const Row = styled.nav`
  ${tabRow}
`;

const Item = styled(NavLink)`
  ${tabItem}
`;

export interface LinkTabsProps {
  /** Names the row. */
  label: string;
  tabs: readonly { readonly to: string; readonly label: string }[];
}

/** Pages of one subject, each under its own address. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <Row aria-label={label}>
      {tabs.map(({ to, label: name }) => (
        <Item key={to} to={to} end>
          {name}
        </Item>
      ))}
    </Row>
  );
}
