import { allEndpoints, type Endpoint, fileEndpoints } from 'contract';
import type { StoredFileRow } from './stored-file-rows';

/**
 * Files that come with a call may be downloaded by anybody when visitors can read something of the same group
 * (`product/…`), and by staff alone otherwise (`admin/…`, `customer/…`, applications).
 */
export function visibilityOf(endpoint: Endpoint, query: unknown): StoredFileRow['visibility'] {
  if (endpoint === fileEndpoints.add) return audienceOf(query);
  return publicGroups.has(groupOf(endpoint)) && !isImport(endpoint) ? 'public' : 'staff';
}

/** As the caller says. What cannot be read is refused after the form was, and with it its files. */
function audienceOf(query: unknown): StoredFileRow['visibility'] {
  const asked = fileEndpoints.add.query.safeParse(query);
  return asked.data?.audience === 'everyone' ? 'public' : 'staff';
}

/** The file holds records to be imported: it is read, and never shown to visitors. */
export function isImport({ name }: Endpoint): boolean {
  return name.endsWith('.import');
}

function groupOf({ path }: Endpoint): string {
  return path.split('/')[0] ?? '';
}

const publicGroups: ReadonlySet<string> = new Set(
  allEndpoints.filter(({ method, access }) => method === 'GET' && access === 'public').map(groupOf),
);
