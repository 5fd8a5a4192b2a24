import { type Endpoint } from 'contract';
import { fileEndpoints } from 'contract/file';
import { allEndpoints } from 'contract/endpoints';
import type { StoredFileRow } from './stored-file-rows';

/**
 * Files sent with a request are public when visitors can read any endpoint of the same group (`product/…`), and
 * staff-only otherwise (`admin/…`, `customer/…`, applications).
 */
export function visibilityOf(endpoint: Endpoint, query: unknown): StoredFileRow['visibility'] {
  if (endpoint === fileEndpoints.add) return audienceOf(query);
  return publicGroups.has(groupOf(endpoint)) && !isImport(endpoint) ? 'public' : 'staff';
}

/** As requested by the caller. An invalid query is refused once the form is read, and its files are removed. */
function audienceOf(query: unknown): StoredFileRow['visibility'] {
  const parsed = fileEndpoints.add.query.safeParse(query);
  return parsed.data?.audience === 'everyone' ? 'public' : 'staff';
}

/** Files to import are parsed and never shown to visitors. */
export function isImport({ name }: Endpoint): boolean {
  return name.endsWith('.import');
}

function groupOf({ path }: Endpoint): string {
  return path.split('/')[0] ?? '';
}

const publicGroups: ReadonlySet<string> = new Set(
  allEndpoints.filter(({ method, access }) => method === 'GET' && access === 'public').map(groupOf),
);
