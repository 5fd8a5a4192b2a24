import { AnyId } from 'contract';
import { useNavigate, useSearchParams } from 'react-router-dom';

const parameter = 'open';

/** Which record's sheet is open: the address says it, so that a notification can lead there. */
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
