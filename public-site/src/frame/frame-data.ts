/** An entry of the header's menu with those below it. */
export interface MenuEntry {
  title: string;
  path: string;
  children: readonly MenuEntry[];
}

export interface NamedLink {
  name: string;
  href: string;
}

/** The data of the frame around every page. */
export interface FrameData {
  /** Scheme and host under which visitors know the site. */
  origin: string;
  siteName: string;
  menu: readonly MenuEntry[];
  categories: readonly NamedLink[];
}
