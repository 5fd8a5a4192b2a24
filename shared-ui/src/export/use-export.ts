import { t } from '@lingui/core/macro';
import { type ExportFormat, maxPageSize } from 'contract';
import { messageOf } from '../client/api-error';
import { ApiError, changeToast, dismissToast, showToast } from 'panel-runtime';
import { useApi } from '../client/api-provider';
import type { AnyResource } from '../resource/resource-types';
import type { RowSelection } from '../resource/row-selection';
import { useResourceAccess } from '../resource/use-resource-access';
import type { ResourceList } from '../resource/use-resource-list';
import { countText } from '../text/format';
import { matchOf } from '../resource/use-row-selection';
import { bytesText } from '../text/bytes-text';
import { saveFile } from '../client/save-file';

/** Milliseconds that the toast stays open for a large export; it is closed when the export ends. */
const whileWorking = 3_600_000;

const usual: readonly ExportFormat[] = ['csv', 'xlsx'];

/**
 * Exports a list as it is searched, filtered and sorted, or its selected rows, to a file; a toast shows the progress
 * and cancels. Undefined for a resource without an export endpoint, and for a role that does not allow it.
 */
export function useExport<R extends AnyResource>({ resource, query, content }: ResourceList<R>) {
  const api = useApi();
  const { endpoints } = resource;
  const { mayDoAll } = useResourceAccess(resource);
  if (endpoints.export === undefined || !mayDoAll) return undefined;
  const endpoint = endpoints.export;
  const { label, exportFormats: formats = usual } = resource;
  const matching = content.status === 'ready' ? content.total : 0;

  async function download(format: ExportFormat, selection?: RowSelection) {
    const controller = new AbortController();
    const what = countText(selection?.count ?? matching, label);
    const toast = showToast({
      title: t`Exporting ${what}`,
      duration: whileWorking,
      action: { label: t`Cancel`, onSelect: () => controller.abort() },
    });
    try {
      const rows = selection === undefined || selection.isAll ? matchOf(query) : idsOf(selection);
      const { blob, name } = await api.download(endpoint, {
        query: { ...rows, sort: query.sort, format },
        signal: controller.signal,
        onBytes: (count) =>
          changeToast(toast, { description: t`${{ bytesText: bytesText(count) }} so far` }),
      });
      const file = name ?? `${label.many}.${format}`;
      saveFile(blob, file);
      showToast({ title: t`Exported ${what}`, description: file, tone: 'success' });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'cancelled') return;
      showToast({ title: t`Not exported`, description: messageOf(error), tone: 'danger' });
    } finally {
      dismissToast(toast);
    }
  }
  return {
    formats,
    /** Why these rows cannot be exported; undefined when they can. */
    refusalOf: ({ isAll, count }: RowSelection) =>
      isAll || count <= maxPageSize
        ? undefined
        : t`At most ${maxPageSize} rows selected by hand can be exported`,
    download: (format: ExportFormat, selection?: RowSelection) => void download(format, selection),
  };
}

function idsOf({ records }: RowSelection) {
  return 'ids' in records ? { ids: records.ids.join(',') } : records.query;
}

/** An export's controller. */
export type Export = NonNullable<ReturnType<typeof useExport>>;
