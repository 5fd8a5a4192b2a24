import { type chemicals, chemicalTypes, FindingCode, Grade } from 'contract';
import { indexLetters } from 'contract/chemistry';
import {
  Button,
  ChoiceFilter,
  DayFilter,
  Field,
  ListFilters,
  type ResourceList,
  useAllRows,
} from 'shared-ui';
import { CategoryPicker } from './category-picker';
import { findingLabels } from './finding-labels';
import { HazardClassFilter } from './hazard-class-filter';

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

/** The status in sight, all other filters of the list behind a button that says how many are set. */
export function ChemicalFilters({ list }: ChemicalFiltersProps) {
  const count = Object.keys(list.state.filters).filter((name) => name !== 'status').length;
  return (
    <ListFilters
      count={count}
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
  const { filters } = list.state;
  const types = useAllRows(chemicalTypes).map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <>
      <CategoryPicker
        value={{
          categoryId: filters.categoryId ?? null,
          subCategoryId: filters.subCategoryId ?? null,
          subSubCategoryId: filters.subSubCategoryId ?? null,
        }}
        onValueChange={(choice) => {
          const chosen = Object.entries(choice).map(([level, id]) => [level, id ?? undefined]);
          list.change({ filters: Object.fromEntries(chosen) });
        }}
      />
      <Field label="Type">
        <ChoiceFilter list={list} name="typeId" label="Type" all="Any" options={types} />
      </Field>
      <Field label="Grade">
        <ChoiceFilter list={list} name="grade" label="Grade" all="Any" options={grades} />
      </Field>
      <HazardClassFilter list={list} />
      <Field label="Letter">
        <ChoiceFilter list={list} name="letter" label="Letter" all="Any" options={letters} />
      </Field>
      <Field label="Structure">
        <ChoiceFilter
          list={list}
          name="hasStructure"
          label="Structure"
          all="Any"
          options={structures}
        />
      </Field>
      <Field label="Featured">
        <ChoiceFilter list={list} name="featured" label="Featured" all="Any" options={featured} />
      </Field>
      <Field label="Finding">
        <ChoiceFilter list={list} name="finding" label="Finding" all="Any" options={findings} />
      </Field>
      <DayFilter list={list} name="updatedSince" label="Changed since" bound="first" />
      <Button variant="outline" onClick={() => list.change({ filters: withoutAll(filters) })}>
        Clear filters
      </Button>
    </>
  );
}

function withoutAll(filters: object) {
  return Object.fromEntries(Object.keys(filters).map((name) => [name, undefined]));
}
