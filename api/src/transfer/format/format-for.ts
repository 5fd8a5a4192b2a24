import type { Viewer } from '../../kernel/viewer';
import { hiddenFields } from '../../repository/hidden-fields';
import type { TransferFormat } from './transfer-format';

/** The format without the columns that the viewer may not view, or not edit. */
export function formatFor(
  format: TransferFormat,
  viewer: Viewer,
  level: 'view' | 'edit' = 'view',
): TransferFormat {
  const hidden = hiddenFields(format.resource, viewer, level);
  if (hidden.size === 0) return format;
  const columns = format.columns.filter(({ fields }) => !fields.some((name) => hidden.has(name)));
  return { ...format, columns };
}
