import { UnitDimension, units } from 'contract/catalog';
import type { PageRequest } from '../server/page-request';
import type { UnitView } from './inquiry-view';

/** All units in which one may ask: by what they measure, from small to large. */
export async function unitsOf({ api }: PageRequest): Promise<UnitView[]> {
  const { data } = await api.read(units.visitorEndpoints.list, { query: { pageSize: 100 } });
  const place = ({ dimension }: UnitView) => UnitDimension.options.indexOf(dimension);
  return data
    .map(({ _id, symbol, dimension, factor }) => ({ id: _id, symbol, dimension, factor }))
    .toSorted((one, other) => place(one) - place(other) || one.factor - other.factor);
}
