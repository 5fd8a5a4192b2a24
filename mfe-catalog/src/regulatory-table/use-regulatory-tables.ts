import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type RegulatoryImport,
  regulationEndpoints as endpoints,
  type RegulatoryTableFile,
} from 'contract/regulation';
import { showToast } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';

const root = ['regulation'] as const;
export const importsKey = [...root, 'imports'] as const;

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
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: RegulatoryTableFile) => api.call(endpoints.addImport, { body: file }),
    onSuccess: () => client.invalidateQueries({ queryKey: root }),
  });
}

/** Replaces a table by an uploaded edition, or discards that. */
export function useImportWrites({ _id, edition, isSameEdition }: RegulatoryImport) {
  const api = useApi();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: root });
  const onError = (error: unknown) =>
    showToast({ title: 'Nothing was replaced', description: messageOf(error), tone: 'danger' });
  const apply = useMutation({
    mutationFn: () =>
      api.call(endpoints.applyImport, { id: _id, body: { replacesSameEdition: isSameEdition } }),
    onSuccess: async () => {
      showToast({ title: `${edition} is loaded`, tone: 'success' });
      await refresh();
    },
    onError,
  });
  const discard = useMutation({
    mutationFn: () => api.call(endpoints.removeImport, { id: _id }),
    onSuccess: refresh,
    onError,
  });
  return { apply, discard };
}
