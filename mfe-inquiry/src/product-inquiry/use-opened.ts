import { AnyId } from 'contract';
import { useNavigate, useSearchParams } from 'react-router-dom';

const parameter = 'open';

/** The record whose sheet is open, kept in the URL so that a notification can link to it. */
export function useOpened() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const searchWith = (id: string | undefined) => {
    const next = new URLSearchParams(address);
    if (id === undefined) next.delete(parameter);
    else next.set(parameter, id);
    return `?${next}`;
  };
  return {
    openedId: AnyId.safeParse(address.get(parameter)).data,
    hrefOf: searchWith,
    close: () => void navigate(searchWith(undefined), { preventScrollReset: true }),
  };
}
