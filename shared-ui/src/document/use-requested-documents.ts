import { useQueries } from '@tanstack/react-query';
import { chemicals } from 'contract/catalog';
import { type ChemicalDocumentRecord, documents } from 'contract/document';
import { useApi } from '../client/api-provider';
import { resourceKeys } from '../client/resource-keys';
import { resourceCalls } from '../resource/resource-calls';

/** The documents that somebody asked for. */
export interface DocumentRequest {
  chemicalIds: readonly string[];
  /** The kinds of documents; those of other kinds are offered too. */
  kinds: readonly string[];
}

const maxChemicals = 20;
const maxDocuments = 20;

/** The current documents of the requested chemicals, and which of them are of the kinds; undefined while they load. */
export function useRequestedDocuments({ chemicalIds, kinds }: DocumentRequest) {
  const { list } = resourceCalls(useApi(), documents);
  const answers = useQueries({
    queries: chemicalIds.slice(0, maxChemicals).map((id) => {
      const chemicalId = chemicals.id.parse(id);
      const query = { chemicalId, state: 'current', sort: 'kind', pageSize: maxDocuments } as const;
      return {
        queryKey: resourceKeys.list(documents, query),
        queryFn: ({ signal }: { signal: AbortSignal }) => list(query, signal),
      };
    }),
  });
  if (answers.some(({ isPending }) => isPending)) return undefined;
  const offered: readonly ChemicalDocumentRecord[] = answers.flatMap(
    ({ data }) => data?.data ?? [],
  );
  const asked = offered.filter(({ kind }) => kinds.includes(kind)).map(({ _id }) => _id);
  return { offered, asked };
}
