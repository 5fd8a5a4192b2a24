import type { AnnexMark } from './classification';

/** What the asterisks of Annex VI of CLP mean, from its sections 1.2.1 to 1.2.4, in short. */
export const markWords: Readonly<Record<AnnexMark, string>> = {
  '*': 'Minimum classification: it was carried over from Directive 67/548/EEC. A more severe category applies if your data leads to it.',
  '**': 'The route of exposure is not stated because data to exclude the other routes is missing.',
  '***':
    'Only the effects that were classified under Directive 67/548/EEC are named; fertility or development may be affected as well.',
  '****':
    'The physical hazard could not be established: it is to be confirmed by testing, and may be another category or class.',
};

/** What an asterisk in place of a concentration limit means, from section 1.1.2.3 of Annex VI. */
export const untranslatedLimitWords =
  'Limits for acute toxicity under Directive 67/548/EEC could not be carried over; its acute toxicity may be of special concern.';

/** The notes of Annex VI of CLP, part 1, sections 1.1.3.1 (letters) and 1.1.3.2 (numbers), in short. */
export const noteWords: Readonly<Record<string, string>> = {
  A: 'The entry is a group: the label names the substance itself, in one of the forms of Annex VI.',
  B: 'Sold as aqueous solutions of different strength: the label states the concentration in percent.',
  C: 'May be sold as one isomer or as a mixture of several: the label says which.',
  D: 'Normally sold stabilised, and listed so. If it is not, the label adds "non-stabilised" to the name.',
  F: 'May contain a stabiliser. If that changes the hazards, it is classified as a mixture.',
  G: 'May be sold in an explosive form, which is to be tested and classified as such.',
  H: 'The entry covers only the hazards that it names; the supplier classifies all others.',
  J: 'Not carcinogenic or mutagenic if it is shown to contain less than 0.1 % of benzene (200-753-7).',
  K: 'Not carcinogenic or mutagenic if it is shown to contain less than 0.1 % of 1,3-butadiene (203-450-8).',
  L: 'Not carcinogenic if it is shown to contain less than 3 % of extract by dimethyl sulphoxide (IP 346).',
  M: 'Not carcinogenic if it is shown to contain less than 0.005 % of benzo[a]pyrene (200-028-5).',
  N: 'Not carcinogenic if its full refining history is known and the substance it is made from is no carcinogen.',
  P: 'Not carcinogenic or mutagenic if it is shown to contain less than 0.1 % of benzene (200-753-7).',
  Q: 'Fibres: not carcinogenic if one of the tests of biopersistence or carcinogenicity in the note is passed.',
  R: 'Not carcinogenic for fibres whose weighted mean diameter, less two standard errors, is above 6 µm.',
  S: 'May need no label under Article 17 (Annex I, section 1.3).',
  T: 'May be sold in a form without the physical hazards named here; tests of that form decide.',
  U: 'A gas under pressure: the group (compressed, liquefied, refrigerated, dissolved) depends on how it is packed.',
  V: 'Sold as fibres, or with a changed surface, its hazards are to be assessed for that form.',
  W: 'Carcinogenic when respirable dust is inhaled in amounts that impair the clearance of the lung.',
  X: 'Based only on what all substances of the entry have in common; each may have further hazards.',
  1: 'Concentrations are percent by weight of the metallic element.',
  2: 'Concentrations are percent by weight of free isocyanate monomer.',
  3: 'Concentrations are percent by weight of chromate ions dissolved in water.',
  5: 'Concentration limits of gas mixtures are percent by volume.',
  7: 'Alloys with nickel are skin sensitising when they release more than 0.5 µg of nickel a cm² and week.',
  8: 'Not carcinogenic in a mixture that can release less than 0.1 % of formaldehyde.',
  9: 'Not mutagenic in a mixture that can release less than 1 % of formaldehyde.',
  11: 'Mixtures are toxic for reproduction when boron compounds with this class sum up to 0.3 % or more.',
  12: 'Mixtures are toxic for reproduction when the substances of this entry sum up to its limit, or to the generic one of the category.',
  10: 'Carcinogenic by inhalation only in powders with 1 % or more of particles up to 10 µm.',
};
