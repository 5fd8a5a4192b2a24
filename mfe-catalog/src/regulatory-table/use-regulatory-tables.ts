import { t } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type RegulatoryImport,
  regulationEndpoints as endpoints,
  type RegulatoryTableFile,
  type WorkbookFile,
} from 'contract/regulation';
import { useApi } from 'shared-ui/client';
import { useCall } from 'shared-ui/resource';

export const regulationKey = ['regulation'] as const;
export const importsKey = [...regulationKey, 'imports'] as const;

/** The loaded editions and the uploaded ones. */
export function useRegulatoryTables() {
  const api = useApi();
  return useQuery({
    queryKey: importsKey,
    queryFn: async ({ signal }) => {
      const [editions, imports] = await Promise.all([
        api.call(endpoints.editions, { signal }),
        api.call(endpoints.imports, { signal }),
      ]);
      return { editions: editions.data, imports: imports.data };
    },
  });
}

/** Sends a newer edition to be compared. */
export function useAddImport() {
  const api = useApi();
  return useMutation({
    mutationFn: (file: RegulatoryTableFile) => api.call(endpoints.addImport, { body: file }),
    onSuccess: useRefreshRegulation(),
  });
}

/** Reads which table a workbook has and what it says of its edition. */
export function useReadWorkbook() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: WorkbookFile) => api.call(endpoints.readWorkbook, { body }),
  });
}

/** Sends a workbook to be compared. */
export function useAddWorkbook(onClose: () => void) {
  const refresh = useRefreshRegulation();
  return useCall(endpoints.addWorkbook, {
    onSuccess: async () => {
      await refresh();
      onClose();
    },
  });
}

/** Compares the edition that the product itself has with what is loaded. */
export function useAddShipped() {
  const failure = t`It was not compared`;
  return useCall(endpoints.addShipped, { failure, onSuccess: useRefreshRegulation() });
}

/** Replaces a table by an uploaded edition, or discards that. */
export function useImportWrites({ edition, replaces }: RegulatoryImport) {
  const refresh = useRefreshRegulation();
  const failure = t`Nothing was replaced`;
  const success = t`${edition} is loaded`;
  const apply = useCall(endpoints.applyImport, { success, failure, onSuccess: refresh });
  const discard = useCall(endpoints.removeImport, { failure, onSuccess: refresh });
  const undo = useCall(endpoints.undoImport, {
    success: t`${replaces} is loaded again`,
    failure,
    onSuccess: refresh,
  });
  return { apply, discard, undo };
}

export function useRefreshRegulation() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: regulationKey });
}
