import { useQuery } from '@tanstack/react-query';
import { chemicals, structureEndpoints, type StructurePicture } from 'contract';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { type ResourceList, resourceKeys, type RowOf, useApi } from 'shared-ui';

type Pictures = ReadonlyMap<string, StructurePicture>;

/** What the cells of the table know beside their row. */
interface TableContextValue {
  /** The text that is searched for. */
  search: string;
  /** The pictures of the rows in sight; undefined until they are there. */
  pictures: Pictures | undefined;
}

const TableContext = createContext<TableContextValue>({ search: '', pictures: undefined });

interface ChemicalTableContextProps {
  list: ResourceList<typeof chemicals>;
  children: ReactNode;
}

/** Asks for the pictures of all rows of a page at once, and tells the cells what is searched for. */
export function ChemicalTableContext({ list, children }: ChemicalTableContextProps) {
  const { search } = list.state;
  const pictures = usePictures(list.content.status === 'ready' ? list.content.rows : []);
  const value = useMemo(() => ({ search, pictures }), [search, pictures]);
  return <TableContext value={value}>{children}</TableContext>;
}

/** What the cells know. */
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
