import { t } from '@lingui/core/macro';
import {
  BoilingRange,
  type chemicals,
  FlashRange,
  GhsPictogram,
  notStatedValue,
  YesOrNo,
} from 'contract/catalog';
import { type Option } from 'shared-ui';
import { type ResourceList } from 'shared-ui/resource';
import { CountedFilter } from './counted-filter';
import { storageClassOptions } from './storage-class-options';
import { transportClasses } from './transport-classes';
import {
  flashRangeNames,
  boilingRangeNames,
  yesOrNoNames,
  ghsPictogramNames,
} from '../common/property-names';

const notStated = {
  value: notStatedValue,
  get label() {
    return t`Not stated`;
  },
};
const pictograms = [
  ...GhsPictogram.options.map((value) => ({
    value,
    get label() {
      return `${value} ${ghsPictogramNames[value]}`;
    },
  })),
  notStated,
];
const storageClasses = [...storageClassOptions, notStated];
const flashRanges = FlashRange.options.map((value) => ({
  value,
  get label() {
    return flashRangeNames[value];
  },
}));
const boilingRanges = BoilingRange.options.map((value) => ({
  value,
  get label() {
    return boilingRangeNames[value];
  },
}));
const svhc = [
  {
    value: 'listed',
    get label() {
      return t`On the Candidate List`;
    },
  },
];
const sheets = YesOrNo.options.map((value) => ({
  value,
  get label() {
    return yesOrNoNames[value];
  },
}));

interface SafetyFiltersProps {
  list: ResourceList<typeof chemicals>;
}

/** The facets of the website about hazards and properties; what is not stated is counted too. */
export function SafetyFilters({ list }: SafetyFiltersProps) {
  return (
    <>
      <CountedFilter
        list={list}
        name="hazardClass"
        label={t`Hazard class`}
        facet="hazard"
        options={transportOptions(list.state.filters.hazardClass)}
      />
      <CountedFilter
        list={list}
        name="pictogram"
        label={t`Hazard pictogram`}
        facet="pictogram"
        options={pictograms}
      />
      <CountedFilter
        list={list}
        name="storageClass"
        label={t`Storage class`}
        facet="storage"
        options={storageClasses}
      />
      <CountedFilter
        list={list}
        name="flashRange"
        label={t`Flash point`}
        facet="flash"
        options={flashRanges}
      />
      <CountedFilter
        list={list}
        name="boilingRange"
        label={t`Boiling point`}
        facet="boiling"
        options={boilingRanges}
      />
      <CountedFilter list={list} name="svhc" label="REACH" facet="svhc" options={svhc} />
      <CountedFilter
        list={list}
        name="safetyDataSheet"
        label={t`Has a safety data sheet`}
        facet="sheet"
        options={sheets}
      />
    </>
  );
}

/** The classes for transport; an unknown one from a link becomes an option as well. */
function transportOptions(chosen: string | undefined): readonly Option[] {
  const known = [...transportClasses, notStated];
  const isKnown = chosen === undefined || known.some(({ value }) => value === chosen);
  return isKnown ? known : [...known, { value: chosen, label: chosen }];
}
