import { useNavigate, useSearchParams } from 'react-router-dom';

/** URL parameters to set; empty or undefined ones are removed. */
export type AddressPatch = Readonly<Record<string, string | number | undefined>>;

/**
 * State in the URL's parameters, so that Back, reload and shared links restore it; for a resource's list there is
 * `useResourceList`.
 */
export function useAddress() {
  const [address] = useSearchParams();
  const navigate = useNavigate();

  /** The link target of a change. */
  function hrefOf(patch: AddressPatch) {
    const next = new URLSearchParams(address);
    for (const [name, value = ''] of Object.entries(patch)) {
      if (value === '') next.delete(name);
      else next.set(name, String(value));
    }
    return { search: next.size === 0 ? '' : `?${next}` };
  }
  /** Navigates to a change; `replace` adds no history entry (for typing). */
  function change(patch: AddressPatch, options: { replace?: boolean } = {}) {
    void navigate(hrefOf(patch), { replace: options.replace ?? false, preventScrollReset: true });
  }
  return { address, hrefOf, change };
}

/** The return value of `useAddress`. */
export type PageAddress = ReturnType<typeof useAddress>;
