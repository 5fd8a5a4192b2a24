import { Slug } from 'contract';

/** The file formats of a chemical's data. */
const dataFormats = ['json', 'mol', 'svg', 'pdf'] as const;
export type DataFormat = (typeof dataFormats)[number];

/** @param href - the address of the chemical's page */
export function dataHref(href: string, format: DataFormat): string {
  return `${href}.${format}`;
}

export interface DataPath {
  slug: string;
  format: DataFormat;
}

/** Parses `/{slug}.json`, `.mol`, `.svg` or `.pdf`; undefined for any other address. */
export function readDataPath(pathname: string): DataPath | undefined {
  const dot = pathname.lastIndexOf('.');
  const format = dataFormats.find((known) => known === pathname.slice(dot + 1));
  const slug = Slug.safeParse(pathname.slice(1, dot));
  return format && slug.success ? { slug: slug.data, format } : undefined;
}
