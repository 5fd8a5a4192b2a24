import { queryOptions, useQuery } from '@tanstack/react-query';
import { type StructureFacts, structureEndpoints, structureLimits } from 'contract/catalog';
import { useSettled } from 'shared-ui';
import { type ApiClient, ApiError, messageOf, useApi } from 'shared-ui/client';

/** The state of a structure while it is typed. */
export type StructureReading =
  | { status: 'none' }
  | { status: 'reading' }
  | { status: 'read'; facts: StructureFacts }
  /** Not a structure, or an unsupported one. */
  | { status: 'refused'; reason: string }
  | { status: 'failed'; message: string; retry: () => void };

const typingPause = 350;

/** The query for the facts of a SMILES or molfile. */
export function structureQuery(api: ApiClient, structure: string) {
  return queryOptions({
    queryKey: ['structure', structure],
    queryFn: async ({ signal }) => {
      const { data } = await api.call(structureEndpoints.read, { body: { structure }, signal });
      return data;
    },
    // The data of a structure never changes.
    staleTime: Infinity,
  });
}

/** The facts of a SMILES from the API, debounced. */
export function useStructure(smiles: string | null): StructureReading {
  const text = smiles?.trim() ?? '';
  const settled = useSettled(text, typingPause);
  const isReady = settled !== '' && settled.length <= structureLimits.smiles;
  const api = useApi();
  const { data, error, refetch } = useQuery({
    ...structureQuery(api, settled),
    enabled: isReady,
  });
  if (text === '' || text.length > structureLimits.smiles) return { status: 'none' };
  if (text !== settled) return { status: 'reading' };
  if (data !== undefined) return { status: 'read', facts: data };
  if (error === null) return { status: 'reading' };
  const reason = refusalIn(error);
  if (reason !== undefined) return { status: 'refused', reason };
  return { status: 'failed', message: messageOf(error), retry: () => void refetch() };
}

/** Why the API refused a structure; undefined for other errors. */
export function refusalIn(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'invalid') return undefined;
  return error.fieldErrors[0]?.message ?? error.message;
}
