import { menuItemTable } from '../resources/content/menu-item';
import menus from './data/menus.json';
import type { Add } from './load-demo';

interface DemoMenu {
  readonly title: string;
  readonly path: string;
  readonly order: number;
  readonly visible: boolean;
  readonly children?: readonly DemoMenu[];
}

export async function addMenus(
  add: Add,
  items: readonly DemoMenu[] = menus,
  parentId: string | null = null,
): Promise<void> {
  for (const { children = [], ...item } of items) {
    const id = await add(menuItemTable, { ...item, parentId });
    await addMenus(add, children, id);
  }
}
