import { t } from '@lingui/core/macro';
import type { chemicals } from 'contract/catalog';
import { Combobox } from 'shared-ui';
import { type ResourceList } from 'shared-ui/resource';
import { FilterField } from 'shared-ui/table';
import { useCategoryTree } from '../common/use-category-tree';
import { type CategoryPlace, categoryPlaces } from './category-places';
import { categoryLevels } from './category-tree';

interface CategoryFilterProps {
  list: ResourceList<typeof chemicals>;
}

/** Filters by a category of any level, searched by any name on its path. */
export function CategoryFilter({ list }: CategoryFilterProps) {
  const places = categoryPlaces(useCategoryTree().data ?? []);
  const { filters } = list.state;
  const level = categoryLevels.findLast((one) => filters[one] !== undefined);
  const id = level && filters[level];
  const chosen = places.find((place) => place.id === id);
  const text = id && (chosen?.path ?? '…');

  function set(place: CategoryPlace | undefined) {
    const ids = categoryLevels.map((one) => [one, place?.choice[one] ?? undefined]);
    list.change({ filters: Object.fromEntries(ids) });
  }
  return (
    <FilterField label={t`Category`} isWide text={text} onClear={() => set(undefined)}>
      <Combobox
        label={t`Categories`}
        placeholder={t`Any`}
        options={places.map((place) => ({ value: place.id, label: place.path }))}
        value={id === undefined ? null : { value: id, label: text ?? '' }}
        onValueChange={(option) => set(places.find((place) => place.id === option?.value))}
      />
    </FilterField>
  );
}
