import { optional } from '../field';
import { text } from '../text';

/** Meta data of a record's own page, before that of its address. */
export const seoFields = {
  metaTitle: optional(text(160)),
  metaDescription: optional(text(320)),
  metaKeywords: optional(text(320)),
};
