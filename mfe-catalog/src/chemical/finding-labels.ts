import { t } from '@lingui/core/macro';
import { openLabels } from 'contract';
import type { FindingCode } from 'contract/catalog';

/** The labels of findings in lists. */
export const findingLabels = openLabels<FindingCode>({
  get 'cas-missing'() {
    return t`CAS number missing`;
  },
  get 'cas-duplicate'() {
    return t`CAS number used twice`;
  },
  get 'ec-missing'() {
    return t`EC number missing`;
  },
  get 'ec-duplicate'() {
    return t`EC number used twice`;
  },
  get 'formula-missing'() {
    return t`Formula missing`;
  },
  get 'formula-differs'() {
    return t`Formula differs from structure`;
  },
  get 'mass-differs'() {
    return t`Mass differs`;
  },
  get 'structure-missing'() {
    return t`Structure missing`;
  },
  get 'structure-duplicate'() {
    return t`Structure used twice`;
  },
  get 'stereo-open'() {
    return t`Stereocentres left open`;
  },
  get 'hazard-missing'() {
    return t`Hazards missing`;
  },
  get 'label-differs'() {
    return t`Label contradicts itself`;
  },
  get 'statement-open'() {
    return t`Words missing in statements`;
  },
  get 'transport-differs'() {
    return t`Class or packing group differs from UN number`;
  },
  get 'state-differs'() {
    return t`UN number is of another form`;
  },
  get 'flash-differs'() {
    return t`Flash point differs from statements`;
  },
  get 'transport-missing'() {
    return t`Dangerous goods without UN number`;
  },
  get 'statements-missing'() {
    return t`UN number without statements`;
  },
  get 'solution-facts'() {
    return t`Pure substance’s facts on a solution`;
  },
  get 'law-differs'() {
    return t`Other hazards in force`;
  },
  get 'law-later'() {
    return t`Other hazards from a later day`;
  },
});
