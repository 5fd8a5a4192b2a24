import { shellRoutes } from 'contract';
import type { NavIcon, NavSection } from 'contract/release';

/** A screen that the palette leads to. */
export interface PaletteScreen {
  readonly label: string;
  /** The groups of the menu around it. */
  readonly trail: readonly string[];
  readonly icon: NavIcon;
  /** A page, or an anchor that opens over the current one. */
  readonly path: string;
}

const ownScreens: readonly PaletteScreen[] = [
  { label: 'Dashboard', trail: [], icon: 'layout-grid', path: shellRoutes.dashboard },
  { label: 'Releases', trail: [], icon: 'archive', path: shellRoutes.releases },
];

/** The screens of the menu, and the shell's own, in which every word of the text is found. */
export function screensWith(sections: readonly NavSection[], text: string): PaletteScreen[] {
  const words = text.toLowerCase().split(/\s+/);
  return [...ownScreens, ...screensOf(sections, [])].filter(({ label, trail }) => {
    const name = [...trail, label].join(' ').toLowerCase();
    return words.every((word) => name.includes(word));
  });
}

function screensOf(sections: readonly NavSection[], above: readonly string[]): PaletteScreen[] {
  return sections.flatMap(({ label: group, entries, sections: inner }) => {
    const trail = [...above, group];
    const own = entries.map(({ label, icon, path }) => ({ label, trail, icon, path }));
    return [...own, ...screensOf(inner, trail)];
  });
}
