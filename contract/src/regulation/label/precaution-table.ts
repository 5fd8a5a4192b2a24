import type { HazardClass } from '../hazard-class';

type Line = readonly [
  hazardClass: HazardClass,
  categories: string,
  statements: string,
  codes: string,
];

/**
 * The precautionary statements of each class in the tables of label elements of Regulation (EC) No 1272/2008 (CLP), Annex I,
 * parts 2 to 5: prevention, response, storage, disposal. No category where the class has none.
 */
const lines: readonly Line[] = [
  ['Unst. Expl.', '', 'H200', 'P201 P250 P280 P370+P372+P380+P373 P401 P501'],
  ['Expl.', '1.1', 'H201', 'P210 P230 P234 P240 P250 P280 P370+P372+P380+P373 P401 P501'],
  ['Expl.', '1.2', 'H202', 'P210 P230 P234 P240 P250 P280 P370+P372+P380+P373 P401 P501'],
  ['Expl.', '1.3', 'H203', 'P210 P230 P234 P240 P250 P280 P370+P372+P380+P373 P401 P501'],
  ['Expl.', '1.4', 'H204', 'P210 P234 P240 P250 P280 P370+P372+P380+P373 P370+P380+P375 P401 P501'],
  ['Expl.', '1.5', 'H205', 'P210 P230 P234 P240 P250 P280 P370+P372+P380+P373 P401 P501'],
  ['Flam. Gas', '1 1A', 'H220', 'P210 P377 P381 P403'],
  ['Flam. Gas', '1 1A', 'H232', 'P210 P222 P280 P377 P381 P403'],
  ['Flam. Gas', '1 1A', 'H230', 'P202 P210 P377 P381 P403'],
  ['Flam. Gas', '1 1A', 'H231', 'P202 P210 P377 P381 P403'],
  ['Flam. Gas', '1B 2', 'H221', 'P210 P377 P381 P403'],
  ['Aerosol', '1', 'H222', 'P210 P211 P251 P410+P412'],
  ['Aerosol', '2', 'H223', 'P210 P211 P251 P410+P412'],
  ['Aerosol', '3', 'H229', 'P210 P251 P410+P412'],
  ['Ox. Gas', '1', 'H270', 'P220 P244 P370+P376 P403'],
  ['Press. Gas', '', 'H280', 'P410+P403'],
  ['Press. Gas', '', 'H281', 'P282 P336+P315 P403'],
  [
    'Flam. Liq.',
    '1',
    'H224',
    'P210 P233 P240 P241 P242 P243 P280 P303+P361+P353 P370+P378 P403+P235 P501',
  ],
  [
    'Flam. Liq.',
    '2',
    'H225',
    'P210 P233 P240 P241 P242 P243 P280 P303+P361+P353 P370+P378 P403+P235 P501',
  ],
  [
    'Flam. Liq.',
    '3',
    'H226',
    'P210 P233 P240 P241 P242 P243 P280 P303+P361+P353 P370+P378 P403+P235 P501',
  ],
  ['Flam. Sol.', '1 2', 'H228', 'P210 P240 P241 P280 P370+P378'],
  ['Self-react.', 'A', 'H240', 'P210 P234 P235 P240 P280 P370+P372+P380+P373 P403 P411 P420 P501'],
  ['Self-react.', 'B', 'H241', 'P210 P234 P235 P240 P280 P370+P380+P375+P378 P403 P411 P420 P501'],
  ['Self-react.', 'C D E F', 'H242', 'P210 P234 P235 P240 P280 P370+P378 P403 P411 P420 P501'],
  ['Pyr. Liq.', '1', 'H250', 'P210 P222 P231+P232 P233 P280 P302+P334 P370+P378'],
  ['Pyr. Sol.', '1', 'H250', 'P210 P222 P231+P232 P233 P280 P302+P335+P334 P370+P378'],
  ['Self-heat.', '1', 'H251', 'P235 P280 P407 P413 P420'],
  ['Self-heat.', '2', 'H252', 'P235 P280 P407 P413 P420'],
  ['Water-react.', '1', 'H260', 'P223 P231+P232 P280 P302+P335+P334 P370+P378 P402+P404 P501'],
  ['Water-react.', '2', 'H261', 'P223 P231+P232 P280 P302+P335+P334 P370+P378 P402+P404 P501'],
  ['Water-react.', '3', 'H261', 'P231+P232 P280 P370+P378 P402+P404 P501'],
  ['Ox. Liq.', '1', 'H271', 'P210 P220 P280 P283 P306+P360 P371+P380+P375 P370+P378 P420 P501'],
  ['Ox. Liq.', '2 3', 'H272', 'P210 P220 P280 P370+P378 P501'],
  ['Ox. Sol.', '1', 'H271', 'P210 P220 P280 P283 P306+P360 P371+P380+P375 P370+P378 P420 P501'],
  ['Ox. Sol.', '2 3', 'H272', 'P210 P220 P280 P370+P378 P501'],
  [
    'Org. Perox.',
    'A',
    'H240',
    'P210 P234 P235 P240 P280 P370+P372+P380+P373 P403 P410 P411 P420 P501',
  ],
  [
    'Org. Perox.',
    'B',
    'H241',
    'P210 P234 P235 P240 P280 P370+P380+P375+P378 P403 P410 P411 P420 P501',
  ],
  ['Org. Perox.', 'C D E F', 'H242', 'P210 P234 P235 P240 P280 P370+P378 P403 P410 P411 P420 P501'],
  ['Met. Corr.', '1', 'H290', 'P234 P390 P406'],
  ['Desen. Expl.', '1', 'H206', 'P210 P212 P230 P233 P280 P370+P380+P375 P401 P501'],
  ['Desen. Expl.', '2 3', 'H207', 'P210 P212 P230 P233 P280 P370+P380+P375 P401 P501'],
  ['Desen. Expl.', '4', 'H208', 'P210 P212 P230 P233 P280 P371+P380+P375 P401 P501'],
  ['Acute Tox.', '1 2', 'H300', 'P264 P270 P301+P310 P321 P330 P405 P501'],
  ['Acute Tox.', '3', 'H301', 'P264 P270 P301+P310 P321 P330 P405 P501'],
  ['Acute Tox.', '4', 'H302', 'P264 P270 P301+P312 P330 P501'],
  ['Acute Tox.', '1 2', 'H310', 'P262 P264 P270 P280 P302+P352 P310 P321 P361+P364 P405 P501'],
  ['Acute Tox.', '3', 'H311', 'P280 P302+P352 P312 P321 P361+P364 P405 P501'],
  ['Acute Tox.', '4', 'H312', 'P280 P302+P352 P312 P321 P362+P364 P501'],
  ['Acute Tox.', '1 2', 'H330', 'P260 P271 P284 P304+P340 P310 P320 P403+P233 P405 P501'],
  ['Acute Tox.', '3', 'H331', 'P261 P271 P304+P340 P311 P321 P403+P233 P405 P501'],
  ['Acute Tox.', '4', 'H332', 'P261 P271 P304+P340 P312'],
  [
    'Skin Corr.',
    '1 1A 1B 1C',
    'H314',
    'P260 P264 P280 P301+P330+P331 P303+P361+P353 P363 P304+P340 P310 P321 P305+P351+P338 P405 P501',
  ],
  ['Skin Irrit.', '2', 'H315', 'P264 P280 P302+P352 P321 P332+P313 P362+P364'],
  ['Eye Dam.', '1', 'H318', 'P280 P305+P351+P338 P310'],
  ['Eye Irrit.', '2', 'H319', 'P264 P280 P305+P351+P338 P337+P313'],
  ['Resp. Sens.', '1 1A 1B', 'H334', 'P261 P284 P304+P340 P342+P311 P501'],
  ['Skin Sens.', '1 1A 1B', 'H317', 'P261 P272 P280 P302+P352 P333+P313 P321 P362+P364 P501'],
  ['Muta.', '1A 1B', 'H340', 'P201 P202 P280 P308+P313 P405 P501'],
  ['Muta.', '2', 'H341', 'P201 P202 P280 P308+P313 P405 P501'],
  ['Carc.', '1A 1B', 'H350', 'P201 P202 P280 P308+P313 P405 P501'],
  ['Carc.', '2', 'H351', 'P201 P202 P280 P308+P313 P405 P501'],
  ['Repr.', '1A 1B', 'H360', 'P201 P202 P280 P308+P313 P405 P501'],
  ['Repr.', '2', 'H361', 'P201 P202 P280 P308+P313 P405 P501'],
  ['Lact.', '', 'H362', 'P201 P260 P263 P264 P270 P308+P313'],
  ['STOT SE', '1', 'H370', 'P260 P264 P270 P308+P311 P321 P405 P501'],
  ['STOT SE', '2', 'H371', 'P260 P264 P270 P308+P311 P405 P501'],
  ['STOT SE', '3', 'H335 H336', 'P261 P271 P304+P340 P312 P403+P233 P405 P501'],
  ['STOT RE', '1', 'H372', 'P260 P264 P270 P314 P501'],
  ['STOT RE', '2', 'H373', 'P260 P314 P501'],
  ['Asp. Tox.', '1', 'H304', 'P301+P310 P331 P405 P501'],
  ['Aquatic Acute', '1', 'H400', 'P273 P391 P501'],
  ['Aquatic Chronic', '1', 'H410', 'P273 P391 P501'],
  ['Aquatic Chronic', '2', 'H411', 'P273 P391 P501'],
  ['Aquatic Chronic', '3', 'H412', 'P273 P501'],
  ['Aquatic Chronic', '4', 'H413', 'P273 P501'],
  ['Ozone', '1', 'H420', 'P502'],
];

interface PrecautionLine {
  readonly hazardClass: HazardClass;
  readonly categories: readonly string[];
  readonly statements: readonly string[];
  readonly codes: readonly string[];
}

export const precautionTable: readonly PrecautionLine[] = lines.map(
  ([hazardClass, categories, statements, codes]) => ({
    hazardClass,
    categories: wordsOf(categories),
    statements: wordsOf(statements),
    codes: wordsOf(codes),
  }),
);

function wordsOf(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}
