import { menuItems } from 'contract/content';
import menus from './data/menus.json';
import type { AddMany } from './load-demo';

interface DemoMenu {
  readonly title: string;
  readonly path: string;
  readonly order: number;
  readonly visible: boolean;
  readonly children?: readonly DemoMenu[];
}

interface PlacedMenu extends DemoMenu {
  readonly parentId: string | null;
}

/** Adds the menu, level by level. */
export async function addMenus(addMany: AddMany): Promise<void> {
  let level: readonly PlacedMenu[] = menus.map((item) => ({ ...item, parentId: null }));
  while (level.length > 0) {
    const added = await addMany(
      menuItems,
      level.map(({ children: _below, ...item }) => item),
    );
    level = level.flatMap(({ children = [] }, index) =>
      children.map((child) => ({ ...child, parentId: added[index] ?? null })),
    );
  }
}
