/** The forms in which a chemical can be had beside its page. */
export const dataFormats = ['json', 'mol', 'svg'] as const;
export type DataFormat = (typeof dataFormats)[number];

/** @param href - that of the chemical's page */
export function dataHref(href: string, format: DataFormat): string {
  return `${href}.${format}`;
}
