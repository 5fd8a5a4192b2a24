import { AnyId } from 'contract';
import { mediaEndpoints } from 'contract/content';
import { useAddress } from 'shared-ui/resource';

const { shape } = mediaEndpoints.list.query;

/** The URL parameters of the library. */
export type MediaParameter = 'search' | 'kind' | 'audience' | 'unused' | 'sort' | 'page' | 'file';

export type MediaPatch = Readonly<Partial<Record<MediaParameter, string | undefined>>>;

/** The default sort order. */
export const latestFirst = '-createdAt';

export const pageSize = 48;

/** The library's state in the URL; drops values that the API would not accept. */
export function useMediaAddress() {
  const { address, hrefOf, change } = useAddress();
  return {
    state: stateOf(address),
    hrefOf: (patch: MediaPatch) => hrefOf(fromFirstPage(patch)),
    change: (patch: MediaPatch, options?: { replace?: boolean }) =>
      change(fromFirstPage(patch), options),
  };
}

/** Every change but of `page` and `file` returns to the first page. */
function fromFirstPage(patch: MediaPatch): MediaPatch {
  return 'page' in patch || 'file' in patch ? patch : { ...patch, page: undefined };
}

export type MediaAddress = ReturnType<typeof useMediaAddress>;

/** The state in the URL, parsed by the contract's schemas. */
export type MediaState = ReturnType<typeof stateOf>;

function stateOf(address: URLSearchParams) {
  const given = (name: MediaParameter) => address.get(name) ?? undefined;
  return {
    search: (given('search') ?? '').trim().slice(0, 200),
    kind: shape.kind.safeParse(given('kind')).data,
    audience: shape.audience.safeParse(given('audience')).data,
    unused: shape.unused.safeParse(given('unused')).data,
    sort: shape.sort.safeParse(given('sort')).data ?? latestFirst,
    page: shape.page.safeParse(given('page')).data ?? 1,
    /** The `_id` of the upload whose details are open. */
    file: AnyId.safeParse(given('file')).data,
  };
}

/** Whether a search or filter is set. */
export function isNarrowed({ search, kind, audience, unused }: MediaState) {
  return search !== '' || [kind, audience, unused].some((part) => part !== undefined);
}
