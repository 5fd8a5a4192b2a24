import { t } from '@lingui/core/macro';
import type {
  BoilingRange,
  FlashRange,
  GhsPictogram,
  PhysicalForm,
  SignalWord,
  YesOrNo,
} from 'contract/catalog';

/** The names of the hazard pictograms. Source: UN GHS, annex 1. */
export const ghsPictogramNames: Readonly<Record<GhsPictogram, string>> = {
  get GHS01() {
    return t`Exploding bomb`;
  },
  get GHS02() {
    return t`Flame`;
  },
  get GHS03() {
    return t`Flame over circle`;
  },
  get GHS04() {
    return t`Gas cylinder`;
  },
  get GHS05() {
    return t`Corrosion`;
  },
  get GHS06() {
    return t`Skull and crossbones`;
  },
  get GHS07() {
    return t`Exclamation mark`;
  },
  get GHS08() {
    return t`Health hazard`;
  },
  get GHS09() {
    return t`Environment`;
  },
};

/** The ranges of flash points, in words. */
export const flashRangeNames: Readonly<Record<FlashRange, string>> = {
  get 'below-23'() {
    return t`Below 23 °C`;
  },
  get '23-60'() {
    return t`23 to 60 °C`;
  },
  get '60-93'() {
    return t`60 to 93 °C`;
  },
  get 'from-93'() {
    return t`93 °C and above`;
  },
  get 'not-stated'() {
    return t`Not stated`;
  },
};

/** The ranges of boiling points, in words. */
export const boilingRangeNames: Readonly<Record<BoilingRange, string>> = {
  get 'below-0'() {
    return t`Below 0 °C`;
  },
  get '0-100'() {
    return t`0 to 100 °C`;
  },
  get '100-200'() {
    return t`100 to 200 °C`;
  },
  get 'from-200'() {
    return t`200 °C and above`;
  },
  get 'not-stated'() {
    return t`Not stated`;
  },
};

/** Whether there is something. */
export const yesOrNoNames: Readonly<Record<YesOrNo, string>> = {
  get yes() {
    return t`Yes`;
  },
  get no() {
    return t`No`;
  },
};

/** The signal words of CLP. */
export const signalWordNames: Readonly<Record<(typeof SignalWord.options)[number], string>> = {
  get Danger() {
    return t`Danger`;
  },
  get Warning() {
    return t`Warning`;
  },
};

/** The forms that chemicals are sold in. */
export const physicalFormNames: Readonly<Record<PhysicalForm, string>> = {
  get gas() {
    return t`gas`;
  },
  get liquid() {
    return t`liquid`;
  },
  get solution() {
    return t`solution`;
  },
  get molten() {
    return t`molten`;
  },
  get solid() {
    return t`solid`;
  },
  get powder() {
    return t`powder`;
  },
  get granules() {
    return t`granules`;
  },
  get pearls() {
    return t`pearls`;
  },
  get flakes() {
    return t`flakes`;
  },
  get crystals() {
    return t`crystals`;
  },
};
