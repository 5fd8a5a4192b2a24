import { t } from '@lingui/core/macro';
import type { HazardClass } from 'contract/regulation';

/** The names of the classes, as in Annex I of CLP. */
export const hazardClassNames: Readonly<Record<HazardClass, string>> = {
  get 'Unst. Expl.'() {
    return t`Unstable explosive`;
  },
  get 'Expl.'() {
    return t`Explosive`;
  },
  get 'Desen. Expl.'() {
    return t`Desensitised explosive`;
  },
  get 'Flam. Gas'() {
    return t`Flammable gas`;
  },
  get Aerosol() {
    return t`Aerosol`;
  },
  get 'Ox. Gas'() {
    return t`Oxidising gas`;
  },
  get 'Press. Gas'() {
    return t`Gas under pressure`;
  },
  get 'Flam. Liq.'() {
    return t`Flammable liquid`;
  },
  get 'Flam. Sol.'() {
    return t`Flammable solid`;
  },
  get 'Self-react.'() {
    return t`Self-reactive substance`;
  },
  get 'Pyr. Liq.'() {
    return t`Pyrophoric liquid`;
  },
  get 'Pyr. Sol.'() {
    return t`Pyrophoric solid`;
  },
  get 'Self-heat.'() {
    return t`Self-heating substance`;
  },
  get 'Water-react.'() {
    return t`Substance which, in contact with water, emits flammable gases`;
  },
  get 'Ox. Liq.'() {
    return t`Oxidising liquid`;
  },
  get 'Ox. Sol.'() {
    return t`Oxidising solid`;
  },
  get 'Org. Perox.'() {
    return t`Organic peroxide`;
  },
  get 'Met. Corr.'() {
    return t`Corrosive to metals`;
  },
  get 'Acute Tox.'() {
    return t`Acute toxicity`;
  },
  get 'Skin Corr.'() {
    return t`Skin corrosion`;
  },
  get 'Skin Irrit.'() {
    return t`Skin irritation`;
  },
  get 'Eye Dam.'() {
    return t`Serious eye damage`;
  },
  get 'Eye Irrit.'() {
    return t`Eye irritation`;
  },
  get 'Resp. Sens.'() {
    return t`Respiratory sensitisation`;
  },
  get 'Skin Sens.'() {
    return t`Skin sensitisation`;
  },
  get 'Muta.'() {
    return t`Germ cell mutagenicity`;
  },
  get 'Carc.'() {
    return t`Carcinogenicity`;
  },
  get 'Repr.'() {
    return t`Reproductive toxicity`;
  },
  get 'Lact.'() {
    return t`Effects on or via lactation`;
  },
  get 'STOT SE'() {
    return t`Specific target organ toxicity, single exposure`;
  },
  get 'STOT RE'() {
    return t`Specific target organ toxicity, repeated exposure`;
  },
  get 'Asp. Tox.'() {
    return t`Aspiration hazard`;
  },
  get 'Aquatic Acute'() {
    return t`Hazardous to the aquatic environment, acute`;
  },
  get 'Aquatic Chronic'() {
    return t`Hazardous to the aquatic environment, chronic`;
  },
  get Ozone() {
    return t`Hazardous to the ozone layer`;
  },
};
