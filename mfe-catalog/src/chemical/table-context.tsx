import { useQuery } from '@tanstack/react-query';
import { chemicals, structureEndpoints, type StructurePicture } from 'contract/catalog';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useApi } from 'shared-ui/client';
import { type ResourceList, resourceKeys, type RowOf } from 'shared-ui/resource';

type Pictures = ReadonlyMap<string, StructurePicture>;

/** The data that cells of the table need besides their row. */
interface TableContextValue {
  /** The search text. */
  search: string;
  /** The pictures of the visible rows; undefined while they load. */
  pictures: Pictures | undefined;
}

const TableContext = createContext<TableContextValue>({ search: '', pictures: undefined });

interface ChemicalTableContextProps {
  list: ResourceList<typeof chemicals>;
  children: ReactNode;
}

/** Fetches the structure pictures of all rows of a page in one request, and provides the search to the cells. */
export function ChemicalTableContext({ list, children }: ChemicalTableContextProps) {
  const { search } = list.state;
  const pictures = usePictures(list.content.status === 'ready' ? list.content.rows : []);
  const value = useMemo(() => ({ search, pictures }), [search, pictures]);
  return <TableContext value={value}>{children}</TableContext>;
}

/** The context of the table's cells. */
export function useChemicalTable() {
  return use(TableContext);
}

function usePictures(rows: readonly RowOf<typeof chemicals>[]): Pictures | undefined {
  const api = useApi();
  const ids = rows.filter(({ smiles }) => smiles !== null).map(({ _id }) => _id);
  const { data } = useQuery({
    queryKey: [...resourceKeys.all(chemicals), 'pictures', ids],
    queryFn: async ({ signal }) => {
      const query = { ids: ids.join(',') };
      const answer = await api.call(structureEndpoints.pictures, { query, asStaff: true, signal });
      return new Map(
        answer.data.map(({ chemicalId, ...picture }) => [String(chemicalId), picture]),
      );
    },
    enabled: ids.length > 0,
  });
  return data;
}
