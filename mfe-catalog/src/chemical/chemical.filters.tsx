import { t } from '@lingui/core/macro';
import { type chemicals, chemicalTypes, FindingCode, Grade } from 'contract/catalog';
import { indexLetters } from 'contract/chemistry';
import { type ResourceList, useAllRows } from 'shared-ui/resource';
import { ChoiceFilter, DayFilter, FilterField, filterPatch, ListFilters } from 'shared-ui/table';
import { CategoryFilter } from './category-filter';
import { CountedFilter } from './counted-filter';
import { findingLabels } from './finding-labels';
import { SafetyFilters } from './safety-filters';

const statuses = [
  {
    value: 'published',
    get label() {
      return t({ message: 'Published', context: 'on the website' });
    },
  },
  {
    value: 'draft',
    get label() {
      return t`Draft`;
    },
  },
];
const structures = [
  {
    value: 'true',
    get label() {
      return t`With a structure`;
    },
  },
  {
    value: 'false',
    get label() {
      return t`Without a structure`;
    },
  },
];
const featured = [
  {
    value: 'true',
    get label() {
      return t`Featured`;
    },
  },
  {
    value: 'false',
    get label() {
      return t`Not featured`;
    },
  },
];
const grades = Grade.options.map((value) => ({ value, label: value }));
const findings = FindingCode.options.map((value) => ({
  value,
  get label() {
    return findingLabels[value];
  },
}));
const letters = indexLetters.map((value) => ({ value, label: value }));

interface ChemicalFiltersProps {
  list: ResourceList<typeof chemicals>;
}

/** The status filter, and a button with the number of set filters that opens the others. */
export function ChemicalFilters({ list }: ChemicalFiltersProps) {
  return (
    <ListFilters
      list={list}
      shownName="status"
      shown={
        <ChoiceFilter
          list={list}
          name="status"
          label={t`Status`}
          all={t`Any status`}
          options={statuses}
        />
      }
    >
      <MoreFilters list={list} />
    </ListFilters>
  );
}

function MoreFilters({ list }: ChemicalFiltersProps) {
  const types = useAllRows(chemicalTypes).map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <>
      <CategoryFilter list={list} />
      <ChoiceFilter list={list} name="typeId" label={t`Type`} all={t`Any`} options={types} />
      <CountedFilter list={list} name="grade" label={t`Grade`} facet="grade" options={grades} />
      <SafetyFilters list={list} />
      <ChoiceFilter list={list} name="letter" label={t`Letter`} all={t`Any`} options={letters} />
      <ChoiceFilter
        list={list}
        name="hasStructure"
        label={t`Structure`}
        all={t`Any`}
        options={structures}
      />
      <ChoiceFilter
        list={list}
        name="featured"
        label={t`Featured`}
        all={t`Any`}
        options={featured}
      />
      <ChoiceFilter list={list} name="finding" label={t`Finding`} all={t`Any`} options={findings} />
      <DayFilter list={list} name="updatedSince" label={t`Changed since`} edge="first" />
      <LinkedFilters list={list} />
    </>
  );
}

const linked = [
  {
    name: 'formula',
    get label() {
      return t`Formula`;
    },
  },
  {
    name: 'massFrom',
    get label() {
      return t`Molar mass from`;
    },
  },
  {
    name: 'massTo',
    get label() {
      return t`Molar mass up to`;
    },
  },
] as const;

/** Filters that are set by links of other pages only; shown to be cleared. */
function LinkedFilters({ list }: ChemicalFiltersProps) {
  return linked.map(({ name, label }) => (
    <FilterField
      key={name}
      label={label}
      text={list.state.filters[name]}
      onClear={() => list.change(filterPatch<typeof chemicals>(name, undefined))}
    />
  ));
}
