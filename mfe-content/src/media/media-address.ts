import { AnyId } from 'contract';
import { mediaEndpoints } from 'contract/content';
import { useNavigate, useSearchParams } from 'react-router-dom';

const { shape } = mediaEndpoints.list.query;

/** The URL parameters of the library. */
export type MediaParameter = 'search' | 'kind' | 'audience' | 'unused' | 'sort' | 'page' | 'file';

export type MediaPatch = Readonly<Partial<Record<MediaParameter, string | undefined>>>;

/** The default sort order. */
export const latestFirst = '-createdAt';

export const pageSize = 48;

/** The library's state in the URL; drops values that the API would not accept. */
export function useMediaAddress() {
  const [address] = useSearchParams();
  const navigate = useNavigate();

  /** The link target of a change. Every change but of `page` and `file` returns to the first page. */
  function hrefOf(patch: MediaPatch) {
    const next = new URLSearchParams(address);
    if (!('page' in patch) && !('file' in patch)) next.delete('page');
    for (const [name, value = ''] of Object.entries(patch)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    return { search: next.size === 0 ? '' : `?${next}` };
  }
  /** Navigates to a change; `replace` adds no history entry (for typing). */
  function change(patch: MediaPatch, options: { replace?: boolean } = {}) {
    void navigate(hrefOf(patch), { replace: options.replace ?? false, preventScrollReset: true });
  }
  return { state: stateOf(address), hrefOf, change };
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
