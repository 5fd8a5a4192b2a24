/** An article in the demo files. */
export interface DemoArticle {
  readonly title: string;
  readonly slug: string;
  /** The slug of its category. */
  readonly category: string;
  readonly excerpt: string;
  readonly author: string;
  /** The publication time as in `TimeOf`; null for a draft. */
  readonly day: number | null;
  /** What its picture shows. */
  readonly imageAlt: string;
  /** Related chemicals by CAS number. */
  readonly chemicals: readonly string[];
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly metaKeywords: string;
  readonly content: string;
}
