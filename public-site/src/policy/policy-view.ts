import type { Crumb } from '../common/crumb';
import type { Dated } from '../common/dated';
import type { Head } from '../common/head';
import type { OutlineEntry } from '../common/outline';
import type { RichNode } from '../common/rich-node';

/** The privacy policy or the terms. */
export interface PolicyView {
  kind: 'policy';
  head: Head;
  crumbs: readonly Crumb[];
  title: string;
  /** The effective date; null when none is set. */
  holdsFrom: Dated | null;
  /** Null for a text that nobody has written yet. */
  changed: Dated | null;
  content: readonly RichNode[];
  outline: readonly OutlineEntry[];
}
