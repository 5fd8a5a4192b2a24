import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useRegistry } from '../federation/federation-context';
import { type Place, placeOf, sectionsOf } from './place';

/** The place of the current address. */
export function usePlace(): Place {
  const { registry } = useRegistry();
  const { pathname } = useLocation();
  return useMemo(() => placeOf(registry, pathname), [registry, pathname]);
}

/** The side menu, as the registry says it. */
export function useSections() {
  const { registry } = useRegistry();
  return useMemo(() => sectionsOf(registry), [registry]);
}
