import { useQueries } from '@tanstack/react-query';
import { carriageAsSold, type Chemical, chemicals, units } from 'contract/catalog';
import type { Offer } from 'contract/inquiry';
import { suppliers } from 'contract/partner';
import { useMemo } from 'react';
import { useApi } from 'shared-ui/client';
import { type AnyResource, resourceCalls, resourceKeys, useAllRows } from 'shared-ui/resource';
import type { GridChemical, GridFacts, GridLine } from './grid-line';
import { needsDensity } from './grid-packs';
import { useMargins } from './use-margins';

/** What the cells of an offer are read and written with. Keeps its identity while none of it changes. */
export function useGridFacts(offer: Offer, rows: readonly GridLine[], currency: string): GridFacts {
  const known = useAllRows(units);
  const unitMap = useMemo(() => new Map(known.map((unit) => [unit._id as string, unit])), [known]);
  const margins = useMargins(offer);
  const stored = useMemo(() => storedNames(offer), [offer]);
  const chemicalIds = rows.flatMap(({ line }) => {
    const id = line.chemicalId ?? '';
    return id !== '' && (!stored.has(id) || needsDensity(line, unitMap)) ? [id] : [];
  });
  const loaded = useRecords(chemicals, chemicalIds);
  const supplierIds = rows.flatMap(({ cost }) => cost?.supplierId ?? []);
  const loadedSuppliers = useRecords(suppliers, supplierIds);
  return useMemo(
    () => ({
      currency,
      units: unitMap,
      chemicals: new Map([
        ...[...stored].map(([id, name]): [string, GridChemical] => [id, { name, densities: {} }]),
        ...loaded.map((chemical): [string, GridChemical] => [
          chemical._id,
          chemicalFacts(chemical),
        ]),
      ]),
      suppliers: new Map(loadedSuppliers.map(({ _id, companyName }) => [_id, companyName])),
      rates: new Map(
        margins?.lines.flatMap(({ cost, rate }) => (cost && rate ? [[cost.currency, rate]] : [])),
      ),
    }),
    [currency, unitMap, stored, loaded, loadedSuppliers, margins],
  );
}

/** The names of the chemicals that are sold as they are; a form has a name of its own. */
function storedNames({ lines, pricedLines }: Offer): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap(({ chemicalId, offeredForm }, place) => {
      const name = pricedLines[place]?.name;
      return chemicalId && !offeredForm && name ? [[chemicalId, name]] : [];
    }),
  );
}

function chemicalFacts(chemical: Chemical): GridChemical {
  const { name, density, offeredForms } = chemical;
  const ofForms = offeredForms.map((form) => [form.name, carriageAsSold(form, chemical).density]);
  return { name, densities: { '': density, ...Object.fromEntries(ofForms) } };
}

/** The records with these ids, as far as they are loaded. */
function useRecords<R extends AnyResource>(resource: R, ids: readonly string[]) {
  const api = useApi();
  const calls = resourceCalls(api, resource);
  return useQueries({
    queries: [...new Set(ids)].map((id) => ({
      queryKey: resourceKeys.record(resource, id),
      queryFn: ({ signal }: { signal: AbortSignal }) => calls.get(id, signal),
    })),
    combine: loadedOf,
  });
}

function loadedOf<Row>(results: readonly { data: Row | undefined }[]): Row[] {
  return results.flatMap(({ data }) => data ?? []);
}
