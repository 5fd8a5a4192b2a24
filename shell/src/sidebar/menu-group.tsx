import type { NavEntry, NavSection } from 'contract/release';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Tooltip, token } from 'shared-ui';
import styled from 'styled-components';
import { NavIcon } from '../navigation/nav-icon';
import { menuItem } from './menu-item';
import { MenuLink } from './menu-link';
import type { OpenGroups } from './use-open-groups';

const Head = styled.button<{ $isCurrent: boolean; $isIconic: boolean }>`
  ${menuItem}

  & > svg:last-child:not(:first-child) {
    width: 0.875rem;
    height: 0.875rem;
    transition: transform ${token.duration.fast};
  }
  &[aria-expanded='true'] > svg:last-child:not(:first-child) {
    transform: rotate(90deg);
  }
`;

const Inner = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1px;
  margin: 1px 0 ${token.space[2]} 1.0625rem;
  padding: 0 0 0 0.5rem;
  border-inline-start: 1px solid ${token.color.border};
  list-style: none;

  &[hidden] {
    display: none;
  }
`;

/** State shared by all groups of a menu. */
export interface MenuState {
  /** The labels of the groups around the current entry, outermost first. */
  readonly current: readonly string[];
  /** The menu entry of the current page or its parent. */
  readonly entry: string | undefined;
  readonly groups: OpenGroups;
  /** Shows only the top level, as icons. */
  readonly isIconic: boolean;
  /** Expands a menu that shows only icons. */
  readonly onExpand: () => void;
  readonly onFollow: () => void;
}

export interface MenuSectionProps {
  readonly section: NavSection;
  /** The labels of the surrounding groups, followed by this group's own. */
  readonly trail: readonly string[];
  readonly menu: MenuState;
}

/** A group of the side menu, or one entry for pages that are tabs. */
export function MenuSection(props: MenuSectionProps) {
  return props.section.isTabs ? <TabsEntry {...props} /> : <MenuGroup {...props} />;
}

/** A group of the side menu with its entries and groups. As an icon, it expands the menu first. */
function MenuGroup({ section, trail, menu }: MenuSectionProps) {
  const { current, groups, isIconic, onExpand } = menu;
  const listId = useId();
  const isOpen = !isIconic && groups.isOpen(trail);
  const isAroundCurrent = trail.every((label, index) => current[index] === label);

  function press() {
    if (!isIconic) return groups.toggle(trail);
    groups.open(trail);
    onExpand();
  }
  return (
    <li>
      <Tooltip content={section.label} side="right" delay={0} isDisabled={!isIconic}>
        <Head
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          $isCurrent={isAroundCurrent && !isOpen}
          $isIconic={isIconic}
          onClick={press}
        >
          <NavIcon name={section.icon} />
          <span>{section.label}</span>
          {isIconic ? null : <ChevronRight aria-hidden="true" />}
        </Head>
      </Tooltip>
      <Inner id={listId} hidden={!isOpen}>
        {partsOf(section).map((part) =>
          'path' in part ? (
            <MenuEntry key={part.path} {...part} menu={menu} />
          ) : (
            <MenuSection
              key={part.label}
              section={part}
              trail={[...trail, part.label]}
              menu={menu}
            />
          ),
        )}
      </Inner>
    </li>
  );
}

/** Its entries and groups in their common order. */
function partsOf({ entries, sections }: NavSection): (NavEntry | NavSection)[] {
  return [...entries, ...sections].toSorted((one, other) => one.order - other.order);
}

interface MenuEntryProps extends Pick<NavEntry, 'label' | 'icon' | 'path'> {
  readonly menu: MenuState;
  /** The pages that it stands for, its own by default. */
  readonly paths?: readonly string[];
}

function MenuEntry({ label, icon, path, menu, paths = [path] }: MenuEntryProps) {
  const { entry, isIconic, onFollow } = menu;
  return (
    <li>
      <MenuLink
        label={label}
        icon={<NavIcon name={icon} />}
        path={path}
        entry={entry !== undefined && paths.includes(entry) ? path : entry}
        isIconic={isIconic}
        onFollow={onFollow}
      />
    </li>
  );
}

/** Pages of one subject: the entry opens the first, and is current on each of them. */
function TabsEntry({ section: { label, icon, entries }, menu }: MenuSectionProps) {
  const paths = entries.map(({ path }) => path);
  const [first] = paths;
  if (first === undefined) return null;
  return <MenuEntry label={label} icon={icon} path={first} paths={paths} menu={menu} />;
}
