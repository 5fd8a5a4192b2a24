import { units } from 'contract/catalog';
import type { UnitView } from '../common/unit-view';
import type { PageRequest } from './page-request';

/** All units of quantities. */
export async function unitsOf({ api }: Pick<PageRequest, 'api'>): Promise<UnitView[]> {
  const { data } = await api.read(units.visitorEndpoints.list, { query: { pageSize: 100 } });
  return data.map(({ _id, symbol, dimension, factor }) => ({ id: _id, symbol, dimension, factor }));
}
