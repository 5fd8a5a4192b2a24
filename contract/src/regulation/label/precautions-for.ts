/**
 * The precautionary statements of hazard statements in the tables of label elements of Regulation (EC) No 1272/2008 (CLP),
 * Annex I, parts 2 to 5. Classes that are not traded in packs (explosives, self-reactive substances) are left out.
 */
const tables: Readonly<Record<string, string>> = {
  'H220 H221': 'P210 P377 P381 P403',
  'H224 H225 H226': 'P210 P233 P240 P241 P242 P243 P280 P303+P361+P353 P370+P378 P403+P235 P501',
  H228: 'P210 P240 P241 P280 P370+P378',
  H250: 'P210 P222 P231+P232 P233 P280 P370+P378',
  'H251 H252': 'P235 P280 P407 P413 P420',
  'H260 H261': 'P223 P231+P232 P280 P302+P335+P334 P370+P378 P402+P404 P501',
  H270: 'P220 P244 P370+P376 P403',
  H271: 'P210 P220 P280 P283 P306+P360 P371+P380+P375 P370+P378 P420 P501',
  H272: 'P210 P220 P280 P370+P378 P501',
  H280: 'P410+P403',
  H281: 'P282 P336+P315 P403',
  H290: 'P234 P390 P406',
  'H300 H301': 'P264 P270 P301+P310 P330 P405 P501',
  H302: 'P264 P270 P301+P312 P330 P501',
  H304: 'P301+P310 P331 P405 P501',
  H310: 'P262 P264 P270 P280 P302+P352 P310 P361+P364 P405 P501',
  H311: 'P280 P302+P352 P312 P361+P364 P405 P501',
  H312: 'P280 P302+P352 P312 P362+P364 P501',
  H314: 'P260 P264 P280 P301+P330+P331 P303+P361+P353 P363 P304+P340 P310 P305+P351+P338 P405 P501',
  H315: 'P264 P280 P302+P352 P332+P313 P362+P364',
  H317: 'P261 P272 P280 P302+P352 P333+P313 P362+P364 P501',
  H318: 'P280 P305+P351+P338 P310',
  H319: 'P264 P280 P305+P351+P338 P337+P313',
  H330: 'P260 P271 P284 P304+P340 P310 P403+P233 P405 P501',
  H331: 'P261 P271 P304+P340 P311 P403+P233 P405 P501',
  H332: 'P261 P271 P304+P340 P312',
  H334: 'P261 P284 P304+P340 P342+P311 P501',
  'H335 H336': 'P261 P271 P304+P340 P312 P403+P233 P405 P501',
  'H340 H341 H350 H351 H360 H361': 'P201 P202 P280 P308+P313 P405 P501',
  H362: 'P201 P260 P263 P264 P270 P308+P313',
  'H370 H371': 'P260 P264 P270 P308+P311 P405 P501',
  H372: 'P260 P264 P270 P314 P501',
  H373: 'P260 P314 P501',
  'H400 H410 H411': 'P273 P391 P501',
  'H412 H413': 'P273 P501',
  H420: 'P502',
};

const byStatement = new Map(
  Object.entries(tables).flatMap(([codes, precautions]) =>
    codes.split(' ').map((code) => [code, precautions.split(' ')] as const),
  ),
);

/** Article 28(3): not more than six precautionary statements, unless the hazards need more. */
export const usualPrecautions = 6;

/** Those that save life and limb first; what is not named comes after them in the order of the codes. */
const urgency = (
  'P223 P222 P231+P232 P210 P260 P301+P330+P331 P303+P361+P353 P305+P351+P338 P301+P310 P331 P304+P340 P308+P311 ' +
  'P342+P311 P201 P308+P313 P280 P310 P302+P352 P220 P370+P378 P282 P336+P315 P273 P391 P333+P313 P261 P403+P233 P410+P403 P501'
).split(' ');

/** Statements that say nothing beside others (Article 28(1)). */
const redundant: Readonly<Record<string, readonly string[]>> = {
  P261: ['P260'],
  'P302+P352': ['P303+P361+P353'],
  P311: ['P310', 'P308+P311'],
  P312: ['P310', 'P311', 'P301+P310'],
  'P301+P312': ['P301+P310'],
  P405: ['P403+P233'],
  'P337+P313': ['P310'],
};

/** The precautionary statements that Annex I gives for some hazard statements, by their codes. */
export function precautionsFor(hazardStatements: readonly string[]): string[] {
  const found = hazardStatements.flatMap((code) => byStatement.get(code.slice(0, 4)) ?? []);
  return [...new Set(found)].toSorted(byCode);
}

/** At most six of some precautionary statements by Articles 22 and 28, the most urgent ones, in the order of their codes. */
export function chosenPrecautions(codes: readonly string[]): string[] {
  const all = new Set(codes);
  return [...all]
    .filter((code) => !(redundant[code] ?? []).some((other) => all.has(other)))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || byCode(one, other))
    .slice(0, usualPrecautions)
    .toSorted(byCode);
}

function rankOf(code: string): number {
  const rank = urgency.indexOf(code);
  return rank === -1 ? urgency.length : rank;
}

function byCode(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
