import { optional } from '../field';
import { text } from '../text';

/** Metadata of a record's own page; takes precedence over that of its path. */
export const seoFields = {
  metaTitle: optional(text(160), { translated: true }),
  metaDescription: optional(text(320), { translated: true }),
  metaKeywords: optional(text(320), { translated: true }),
};
