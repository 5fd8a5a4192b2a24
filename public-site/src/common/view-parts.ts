import type { pageMeta } from 'contract';

export type PageMeta = ReturnType<typeof pageMeta>;

/** The metadata in a page's `<head>`. */
export interface Head extends PageMeta {
  /** The path of the canonical address; null for a page without one, such as an error. */
  canonical: string | null;
  /** The picture that other sites show with a link; null for that of the page's banner, if it has one. */
  picture: PictureView | null;
}

/** A step of the path from the start page; the last is the current page. */
export interface Crumb {
  label: string;
  to: string;
  /** Where it differs from the page's. */
  lang?: string | undefined;
}

export interface NamedLink {
  name: string;
  href: string;
  /** Of the name, where it differs from the page's. */
  lang?: string | undefined;
}

/** A day in readable and in machine-readable form. */
export interface Dated {
  iso: string;
  text: string;
}

/** A heading in a table of contents. */
export interface OutlineEntry {
  /** The heading's id in the page. */
  id: string;
  text: string;
  /** 2 for `h2`. */
  level: number;
}

/** A picture with everything needed to lay out the page before it loads. Created by `load/picture-of.ts`. */
export interface PictureView {
  src: string;
  /** The available widths; null for a picture of unknown size, such as a drawing. */
  srcSet: string | null;
  /** In pixels, as stored. */
  width: number | null;
  height: number | null;
  alt: string;
  /** The focal point as `object-position`; null for the centre. */
  focus: string | null;
}
