import type { Services } from '../../kernel/services';
import { notFound } from '../../kernel/problem';
import type { TransferFormat } from './transfer-format';

/** @throws ApiProblem `not-found` for a resource without import and export */
export function formatOf({ formats }: Pick<Services, 'formats'>, resource: string): TransferFormat {
  const format = formats.get(resource);
  if (!format) throw notFound('resource to import');
  return format;
}
