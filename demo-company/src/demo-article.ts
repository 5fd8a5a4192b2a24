import type { DemoPicture } from './demo-picture';

/** An article of the demo company as its file has it. */
export interface DemoArticle {
  readonly title: string;
  readonly slug: string;
  /** The slug of its category. */
  readonly category: string;
  readonly excerpt: string;
  readonly author: string;
  /** When it goes out, as `TimeOf` counts; a draft has none. */
  readonly day: number | null;
  /** What its picture shows. */
  readonly imageAlt: string;
  readonly picture: DemoPicture;
  /** Related chemicals by CAS number. */
  readonly chemicals: readonly string[];
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly metaKeywords: string;
  readonly content: string;
}
