import { useQuery } from '@tanstack/react-query';
import {
  type Category,
  chemicals,
  chemicalTypes,
  structureEndpoints,
  type StructurePicture,
} from 'contract/catalog';
import { createContext, type ReactNode, use } from 'react';
import { useApi } from 'shared-ui/client';
import { type ResourceList, resourceKeys, type RowOf, useLoadedRows } from 'shared-ui/resource';
import { useCategoryTree } from '../common/use-category-tree';

type Pictures = ReadonlyMap<string, StructurePicture>;

/* One for each kind of cell, so that what arrives draws the cells again that show it, and no others. */
const SearchContext = createContext('');
const PicturesContext = createContext<Pictures | undefined>(undefined);
const CategoriesContext = createContext<readonly Category[] | undefined>(undefined);
const TypesContext = createContext<readonly RowOf<typeof chemicalTypes>[] | undefined>(undefined);

interface ChemicalTableContextProps {
  list: ResourceList<typeof chemicals>;
  children: ReactNode;
}

/**
 * What cells of the table show besides their row: the search, the structure pictures of a page, which are one request,
 * categories and types. Read here once, as a hundred cells that ask the cache take long.
 */
export function ChemicalTableContext({ list, children }: ChemicalTableContextProps) {
  const pictures = usePictures(list.content.status === 'ready' ? list.content.rows : []);
  const tree = useCategoryTree();
  return (
    <SearchContext value={list.state.search}>
      <CategoriesContext value={tree.isPending ? undefined : (tree.data ?? [])}>
        <TypesContext value={useLoadedRows(chemicalTypes)}>
          <PicturesContext value={pictures}>{children}</PicturesContext>
        </TypesContext>
      </CategoriesContext>
    </SearchContext>
  );
}

/** The search text. */
export function useTableSearch() {
  return use(SearchContext);
}

/** The pictures of the visible rows; undefined while they load. */
export function useTablePictures() {
  return use(PicturesContext);
}

/** The category tree; undefined while it loads. */
export function useTableCategories() {
  return use(CategoriesContext);
}

/** The types of chemicals; undefined while they load. */
export function useTableTypes() {
  return use(TypesContext);
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
