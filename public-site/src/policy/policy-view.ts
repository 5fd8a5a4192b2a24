import type { Crumb, Dated, Head, OutlineEntry } from '../common/view-parts';
import type { RichNode } from '../common/rich-node';

/** The privacy policy or the terms. */
export interface PolicyView {
  kind: 'policy';
  head: Head;
  crumbs: readonly Crumb[];
  title: string;
  /** Of the title and of the text, where it differs from the page's. */
  titleLang?: string | undefined;
  contentLang?: string | undefined;
  /** The effective date; null when none is set. */
  holdsFrom: Dated | null;
  /** Null until the text is written. */
  changed: Dated | null;
  content: readonly RichNode[];
  outline: readonly OutlineEntry[];
}
