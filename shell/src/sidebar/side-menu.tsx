import { t } from '@lingui/core/macro';
import { shellRoutes } from 'contract';
import type { NavSection } from 'contract/release';
import { LayoutDashboard } from 'lucide-react';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { usePlace, useSections } from '../navigation/use-place';
import { MenuSection, type MenuState } from './menu-group';
import { MenuLink } from './menu-link';
import { useIdlePreload } from './use-idle-preload';
import { type OpenGroups, useOpenGroups } from './use-open-groups';

const Entries = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  padding: 0;
  list-style: none;

  & ul {
    font-size: ${token.text.sm};
  }
`;

export type SideMenuProps = Pick<MenuState, 'isIconic' | 'onExpand' | 'onFollow'>;

/** The menu of all screens in the registry. */
export function SideMenu(props: SideMenuProps) {
  const sections = useSections();
  const { trail: current, entry } = usePlace();
  const groups = useOpenGroups(current);
  useIdlePreload(props.isIconic ? [] : pathsInSight(sections, groups));
  return (
    <nav aria-label={t`Main`}>
      <Entries>
        <li>
          <MenuLink
            label={t`Dashboard`}
            icon={<LayoutDashboard aria-hidden="true" />}
            path={shellRoutes.dashboard}
            entry={entry}
            isIconic={props.isIconic}
            onFollow={props.onFollow}
          />
        </li>
        {sections.map((section) => (
          <MenuSection
            key={section.label}
            section={section}
            trail={[section.label]}
            menu={{ ...props, current, entry, groups }}
          />
        ))}
      </Entries>
    </nav>
  );
}

function pathsInSight(
  sections: readonly NavSection[],
  groups: OpenGroups,
  around: readonly string[] = [],
): string[] {
  return sections.flatMap(({ label, isTabs, entries, sections: inner }) => {
    const trail = [...around, label];
    if (isTabs) return entries.slice(0, 1).map(({ path }) => path);
    if (!groups.isOpen(trail)) return [];
    return [...entries.map(({ path }) => path), ...pathsInSight(inner, groups, trail)];
  });
}
