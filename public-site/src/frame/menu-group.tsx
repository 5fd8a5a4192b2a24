import { ChevronDown } from 'lucide-react';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { onNarrow } from '../common/look';
import type { MenuEntry } from './frame-data';
import { MenuLink } from './menu-link';

const Group = styled.details`
  position: relative;

  & summary {
    gap: 0.25rem;
    list-style: none;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & svg {
    width: 1rem;
    height: 1rem;
  }
  & ul {
    display: block;
    position: absolute;
    z-index: ${token.layer.popup};
    top: calc(100% + 0.375rem);
    right: 0;
    min-width: 13rem;
    padding: 0.375rem;
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.lg};
    background: ${token.color.surfaceRaised};
    box-shadow: ${token.shadow.lg};
  }
  ${onNarrow} {
    & ul {
      position: static;
      border: 0;
      box-shadow: none;
      padding: 0 0 0 0.75rem;
    }
  }
`;

interface MenuGroupProps {
  entry: MenuEntry;
  path: string;
}

/** A menu entry with others below it; of all groups one is open at a time. */
export function MenuGroup({ entry: { title, children }, path }: MenuGroupProps) {
  return (
    <Group name="site-menu">
      <summary>
        {title} <ChevronDown aria-hidden="true" />
      </summary>
      <ul>
        {children.map((child) => (
          <li key={child.path + child.title}>
            <MenuLink entry={child} path={path} />
          </li>
        ))}
      </ul>
    </Group>
  );
}
