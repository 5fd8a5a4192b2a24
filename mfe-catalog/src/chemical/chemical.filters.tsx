import { type chemicals, chemicalTypes, FindingCode, Grade } from 'contract/catalog';
import { indexLetters } from 'contract/chemistry';
import { type ResourceList, useAllRows } from 'shared-ui/resource';
import { ChoiceFilter, DayFilter, FilterField, filterPatch, ListFilters } from 'shared-ui/table';
import { CategoryFilter } from './category-filter';
import { CountedFilter } from './counted-filter';
import { findingLabels } from './finding-labels';
import { SafetyFilters } from './safety-filters';

const statuses = [
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Draft' },
];
const structures = [
  { value: 'true', label: 'With a structure' },
  { value: 'false', label: 'Without a structure' },
];
const featured = [
  { value: 'true', label: 'Featured' },
  { value: 'false', label: 'Not featured' },
];
const grades = Grade.options.map((value) => ({ value, label: value }));
const findings = FindingCode.options.map((value) => ({ value, label: findingLabels[value] }));
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
          label="Status"
          all="Any status"
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
      <ChoiceFilter list={list} name="typeId" label="Type" all="Any" options={types} />
      <CountedFilter list={list} name="grade" label="Grade" facet="grade" options={grades} />
      <SafetyFilters list={list} />
      <ChoiceFilter list={list} name="letter" label="Letter" all="Any" options={letters} />
      <ChoiceFilter
        list={list}
        name="hasStructure"
        label="Structure"
        all="Any"
        options={structures}
      />
      <ChoiceFilter list={list} name="featured" label="Featured" all="Any" options={featured} />
      <ChoiceFilter list={list} name="finding" label="Finding" all="Any" options={findings} />
      <DayFilter list={list} name="updatedSince" label="Changed since" edge="first" />
      <LinkedFilters list={list} />
    </>
  );
}

const linked = [
  { name: 'formula', label: 'Formula' },
  { name: 'massFrom', label: 'Molar mass from' },
  { name: 'massTo', label: 'Molar mass up to' },
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
