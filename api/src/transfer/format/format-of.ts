import type { Registrations } from '../../core/services';
import { notFound } from '../../core/problem';
import type { TransferFormat } from './transfer-format';

/** @throws ApiProblem `not-found` for a resource without import and export */
export function formatOf(
  { formats }: Pick<Registrations, 'formats'>,
  resource: string,
): TransferFormat {
  const format = formats.get(resource);
  if (!format) throw notFound('resource to import');
  return format;
}
