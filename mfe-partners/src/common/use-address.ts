import { useNavigate, useSearchParams } from 'react-router-dom';

/** Parameters to put into an address; those that are empty are taken out of it. */
export type AddressPatch = Readonly<Record<string, string | number | undefined>>;

/** What a page shows as its address says it: back, reload and a shared link give the same. */
export function useAddress() {
  const [address] = useSearchParams();
  const navigate = useNavigate();

  /** Where a change leads: for links. */
  function hrefOf(patch: AddressPatch) {
    const next = new URLSearchParams(address);
    for (const [name, value = ''] of Object.entries(patch)) {
      if (value === '') next.delete(name);
      else next.set(name, String(value));
    }
    return { search: next.size === 0 ? '' : `?${next}` };
  }
  /** Changes the address; `replace` makes no entry in the browser's history (typing). */
  function change(patch: AddressPatch, options: { replace?: boolean } = {}) {
    void navigate(hrefOf(patch), { replace: options.replace ?? false, preventScrollReset: true });
  }
  return { address, hrefOf, change };
}

/** A page's address, read and changed. */
export type PageAddress = ReturnType<typeof useAddress>;
