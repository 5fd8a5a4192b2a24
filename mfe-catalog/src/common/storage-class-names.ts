import { t } from '@lingui/core/macro';
import type { StorageClass } from 'contract/regulation';

/** The names of the storage classes, TRGS 510, section 2 and annex 2. */
export const storageClassNames: Readonly<Record<StorageClass, string>> = {
  get '1'() {
    return t`Explosive substances`;
  },
  get '2A'() {
    return t`Gases`;
  },
  get '2B'() {
    return t`Aerosols`;
  },
  get '3'() {
    return t`Flammable liquids`;
  },
  get '4.1A'() {
    return t`Other substances with an explosion hazard`;
  },
  get '4.1B'() {
    return t`Flammable solids`;
  },
  get '4.2'() {
    return t`Pyrophoric or self-heating substances`;
  },
  get '4.3'() {
    return t`Substances that emit flammable gases with water`;
  },
  get '5.1A'() {
    return t`Strongly oxidising substances`;
  },
  get '5.1B'() {
    return t`Oxidising substances`;
  },
  get '5.1C'() {
    return t`Ammonium nitrate and its mixtures`;
  },
  get '5.2'() {
    return t`Organic peroxides and self-reactive substances`;
  },
  get '6.1A'() {
    return t`Combustible, acutely toxic substances (categories 1 and 2)`;
  },
  get '6.1B'() {
    return t`Non-combustible, acutely toxic substances (categories 1 and 2)`;
  },
  get '6.1C'() {
    return t`Combustible, acutely toxic (category 3) or chronically acting substances`;
  },
  get '6.1D'() {
    return t`Non-combustible, acutely toxic (category 3) or chronically acting substances`;
  },
  get '6.2'() {
    return t`Infectious substances`;
  },
  get '7'() {
    return t`Radioactive substances`;
  },
  get '8A'() {
    return t`Combustible corrosive substances`;
  },
  get '8B'() {
    return t`Non-combustible corrosive substances`;
  },
  get '10'() {
    return t`Combustible liquids that are in no other class`;
  },
  get '11'() {
    return t`Combustible solids`;
  },
  get '12'() {
    return t`Non-combustible liquids`;
  },
  get '13'() {
    return t`Non-combustible solids`;
  },
};
