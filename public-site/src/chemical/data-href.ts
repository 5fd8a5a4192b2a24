/** The file formats of a chemical's data. */
export const dataFormats = ['json', 'mol', 'svg'] as const;
export type DataFormat = (typeof dataFormats)[number];

/** @param href - the address of the chemical's page */
export function dataHref(href: string, format: DataFormat): string {
  return `${href}.${format}`;
}
