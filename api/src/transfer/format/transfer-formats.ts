import { notFound } from '../../problem';
import { chemicalFormat } from './chemical-format';
import {
  chemicalTypeFormat,
  menuItemFormat,
  metaFormat,
  taxFormat,
  unitFormat,
} from './plain-formats';
import type { TransferFormat } from './transfer-format';

/** Every resource that has an export, by its name. */
export const transferFormats: ReadonlyMap<string, TransferFormat> = new Map(
  [chemicalFormat, unitFormat, chemicalTypeFormat, taxFormat, metaFormat, menuItemFormat].map(
    (format) => [format.resource.name, format],
  ),
);

/** @throws ApiProblem `not-found` for a resource that is not transferred */
export function formatOf(resource: string): TransferFormat {
  const format = transferFormats.get(resource);
  if (!format) throw notFound('resource to import');
  return format;
}
