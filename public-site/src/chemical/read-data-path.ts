import { Slug } from 'contract';
import { type DataFormat, dataFormats } from './data-href';

export interface DataPath {
  slug: string;
  format: DataFormat;
}

/** Parses `/{slug}.json`, `.mol` or `.svg`; undefined for any other address. */
export function readDataPath(pathname: string): DataPath | undefined {
  const dot = pathname.lastIndexOf('.');
  const format = dataFormats.find((known) => known === pathname.slice(dot + 1));
  const slug = Slug.safeParse(pathname.slice(1, dot));
  return format && slug.success ? { slug: slug.data, format } : undefined;
}
