import { t } from '@lingui/core/macro';
import type { AnnexMark } from 'contract/regulation';

/** What the asterisks of Annex VI of CLP mean, from its sections 1.2.1 to 1.2.4, in short. */
export const markWords: Readonly<Record<AnnexMark, string>> = {
  get '*'() {
    return t`Minimum classification: it was carried over from Directive 67/548/EEC. A more severe category applies if your data leads to it.`;
  },
  get '**'() {
    return t`The route of exposure is not stated because data to exclude the other routes is missing.`;
  },
  get '***'() {
    return t`Only the effects that were classified under Directive 67/548/EEC are named; fertility or development may be affected as well.`;
  },
  get '****'() {
    return t`The physical hazard could not be established: it is to be confirmed by testing, and may be another category or class.`;
  },
};

/** The notes of Annex VI of CLP, part 1, sections 1.1.3.1 (letters) and 1.1.3.2 (numbers), in short. */
export const noteWords: Readonly<Record<string, string>> = {
  get A() {
    return t`The entry is a group: the label names the substance itself, in one of the forms of Annex VI.`;
  },
  get B() {
    return t`Sold as aqueous solutions of different strength: the label states the concentration in percent.`;
  },
  get C() {
    return t`May be sold as one isomer or as a mixture of several: the label says which.`;
  },
  get D() {
    return t`Normally sold stabilised, and listed so. If it is not, the label adds "non-stabilised" to the name.`;
  },
  get F() {
    return t`May contain a stabiliser. If that changes the hazards, it is classified as a mixture.`;
  },
  get G() {
    return t`May be sold in an explosive form, which is to be tested and classified as such.`;
  },
  get H() {
    return t`The entry covers only the hazards that it names; the supplier classifies all others.`;
  },
  get J() {
    return t`Not carcinogenic or mutagenic if it is shown to contain less than 0.1 % of benzene (200-753-7).`;
  },
  get K() {
    return t`Not carcinogenic or mutagenic if it is shown to contain less than 0.1 % of 1,3-butadiene (203-450-8).`;
  },
  get L() {
    return t`Not carcinogenic if it is shown to contain less than 3 % of extract by dimethyl sulphoxide (IP 346).`;
  },
  get M() {
    return t`Not carcinogenic if it is shown to contain less than 0.005 % of benzo[a]pyrene (200-028-5).`;
  },
  get N() {
    return t`Not carcinogenic if its full refining history is known and the substance it is made from is no carcinogen.`;
  },
  get P() {
    return t`Not carcinogenic or mutagenic if it is shown to contain less than 0.1 % of benzene (200-753-7).`;
  },
  get Q() {
    return t`Fibres: not carcinogenic if one of the tests of biopersistence or carcinogenicity in the note is passed.`;
  },
  get R() {
    return t`Not carcinogenic for fibres whose weighted mean diameter, less two standard errors, is above 6 µm.`;
  },
  get S() {
    return t`May need no label under Article 17 (Annex I, section 1.3).`;
  },
  get T() {
    return t`May be sold in a form without the physical hazards named here; tests of that form decide.`;
  },
  get U() {
    return t`A gas under pressure: the group (compressed, liquefied, refrigerated, dissolved) depends on how it is packed.`;
  },
  get V() {
    return t`Sold as fibres, or with a changed surface, its hazards are to be assessed for that form.`;
  },
  get W() {
    return t`Carcinogenic when respirable dust is inhaled in amounts that impair the clearance of the lung.`;
  },
  get X() {
    return t`Based only on what all substances of the entry have in common; each may have further hazards.`;
  },
  get 1() {
    return t`Concentrations are percent by weight of the metallic element.`;
  },
  get 2() {
    return t`Concentrations are percent by weight of free isocyanate monomer.`;
  },
  get 3() {
    return t`Concentrations are percent by weight of chromate ions dissolved in water.`;
  },
  get 5() {
    return t`Concentration limits of gas mixtures are percent by volume.`;
  },
  get 7() {
    return t`Alloys with nickel are skin sensitising when they release more than 0.5 µg of nickel a cm² and week.`;
  },
  get 8() {
    return t`Not carcinogenic in a mixture that can release less than 0.1 % of formaldehyde.`;
  },
  get 9() {
    return t`Not mutagenic in a mixture that can release less than 1 % of formaldehyde.`;
  },
  get 11() {
    return t`Mixtures are toxic for reproduction when boron compounds with this class sum up to 0.3 % or more.`;
  },
  get 12() {
    return t`Mixtures are toxic for reproduction when the substances of this entry sum up to its limit, or to the generic one of the category.`;
  },
  get 10() {
    return t`Carcinogenic by inhalation only in powders with 1 % or more of particles up to 10 µm.`;
  },
};
