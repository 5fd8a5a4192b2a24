import { ImportVerdict } from 'contract/transfer';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The dialog's state in the address: `id` is an import's, or `new` for a file yet to be chosen. */
export interface ImportPlace {
  id: string;
  /** The requested step; ignored if the import's state does not allow it. */
  step: 'grid' | 'columns' | 'check' | undefined;
  /** The visible tab of rows, and its page. */
  verdict: ImportVerdict | undefined;
  page: number;
}

const names = {
  id: 'import',
  step: 'import-step',
  verdict: 'import-rows',
  page: 'import-page',
} as const;

function placeIn(address: URLSearchParams): ImportPlace | undefined {
  const id = address.get(names.id);
  if (id === null || id === '') return undefined;
  const step = address.get(names.step);
  const page = Number(address.get(names.page) ?? 1);
  return {
    id,
    step: step === 'grid' || step === 'columns' || step === 'check' ? step : undefined,
    verdict: ImportVerdict.safeParse(address.get(names.verdict)).data,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/**
 * Stores the dialog's state in the page's address, beside the list's own: reload and Back lead to the same step.
 *
 * @example <Link to={address.hrefOf({ id: 'new' })}>Import</Link>
 */
export function useImportAddress() {
  const [address] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  /** The address of a state of the dialog; undefined closes it. */
  function hrefOf(place: Partial<ImportPlace> | undefined) {
    const next = new URLSearchParams(address);
    for (const name of Object.values(names)) next.delete(name);
    if (place?.id !== undefined) next.set(names.id, place.id);
    if (place?.step !== undefined) next.set(names.step, place.step);
    if (place?.verdict !== undefined) next.set(names.verdict, place.verdict);
    if (place?.page !== undefined && place.page > 1) next.set(names.page, String(place.page));
    return { search: next.size === 0 ? '' : `?${next}`, hash };
  }
  function go(place: Partial<ImportPlace> | undefined, options: { replace?: boolean } = {}) {
    void navigate(hrefOf(place), { replace: options.replace ?? false, preventScrollReset: true });
  }
  /** Goes to the next step after a call, unless the dialog was closed meanwhile. */
  function goOn(place: Partial<ImportPlace>) {
    if (isShown.current) go(place);
  }
  return { place: placeIn(address), hrefOf, go, goOn };
}
