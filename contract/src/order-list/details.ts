import { containerOf } from './containers';
import { figureAt, isAlone, isSign, rangeAt } from './figures';
import { measureOf } from './measure-words';
import { isFree, keyAt, type OrderPartKind, type Scan, take } from './scan';

const set = (words: string) => new Set(words.split(' '));

const percent = set('% percent pct prozent procent proc ppm ppb');
const amongPercent = set('atom wt w vol mol gew mass');
const strengthEnds = set(
  'ig ige iger igen min max minimum maximum minimo maximo d w v wt vol m n p k purity pure rein',
);
const strengthStarts = set(
  'min max minimum maximum mind minimo maximo assay purity reinheit gehalt pureza purezza teneur czystosc titre content purete saflik 含量 纯度 純度 순도',
);
const concentrations = set('m n mm mol mmol');
const measuresOfKind = set('mesh micron microns um µm μm mm nm cps mpas °c ℃ °be be 目');
const currencies = set(
  '$ € £ ¥ ₹ ₺ usd eur gbp chf cny rmb jpy krw inr brl mxn pln try cad aud us$ euro euros dollar dollars zl tl 元 円 원',
);
const priceWords = set(
  '@ price target preis zielpreis prix precio prezzo preco prijs cena fiyat 价格 单价 目标价',
);
const per = set('/ per pro par por al a na w 每 je');
const periods = set(
  'month months monat mois mes mese miesiac ay aylik maand week woche semaine semana settimana tydzien hafta year jahr an ano anno rok yil jaar annum quarter quartal trimestre 月 周 週 年 個月 个月 월 년 주',
);
const periodWords = set(
  'monthly yearly weekly annually monatlich jahrlich wochentlich mensuel mensuelle mensual mensile mensal maandelijks miesiecznie aylik yillik quarterly',
);
const months = set(
  'jan feb mar apr may jun jul aug sep oct nov dec january february march april june july august september october november december',
);
const terms = set('EXW FCA FAS FOB CFR CIF CPT CIP DAP DPU DDP DAT CNF');
const maxPlaceWords = 5;

type Recogniser = (scan: Scan, place: number) => number | undefined;

/** In this order; each answers the token behind what it recognises. */
const recognisers: readonly (readonly [OrderPartKind, Recogniser])[] = [
  ['term', termAt],
  ['term', dateAt],
  ['term', periodAt],
  ['price', priceAt],
  ['strength', strengthAt],
  ['grade', gradeAt],
  ['form', sizeAt],
];

/** Marks what a line says besides the substance, its identifiers and amounts. */
export function takeDetails(scan: Scan): void {
  for (let place = 0; place < scan.tokens.length;) {
    place = takeAt(scan, place) ?? place + 1;
  }
}

function takeAt(scan: Scan, place: number): number | undefined {
  if (scan.taken[place] !== undefined) return undefined;
  for (const [kind, recognise] of recognisers) {
    const to = recognise(scan, place);
    if (to === undefined || !isFree(scan, [place, to])) continue;
    take(scan, kind, [place, to]);
    return to;
  }
  return undefined;
}

/** `98 %`, `min. 98-99 % w/w`, `2.5 M`, `10 g/L`. */
function strengthAt(scan: Scan, place: number): number | undefined {
  const start = strengthStart(scan, place);
  const figure = isAlone(scan, start) ? (rangeAt(scan, start) ?? figureAt(scan, start)) : undefined;
  if (!figure) return undefined;
  const unit = percentAt(scan, figure.to);
  if (percent.has(keyAt(scan, unit))) return strengthEnd(scan, unit + 1);
  const token = scan.tokens[figure.to];
  const isAssay =
    (figure.values[0] ?? 0) <= 100 && /^(?:min|max|minimum|maximum)$/.test(token?.key ?? '');
  if (isAssay && !/\d/.test(keyAt(scan, figure.to + 1))) return figure.to + 1;
  const isMolar =
    token?.kind === 'word' &&
    concentrations.has(token.key) &&
    (token.text === token.text.toUpperCase() || keyAt(scan, figure.to + 1) === '/');
  const isOf =
    isSign(scan.tokens[figure.to + 1], '/') && measureOf(keyAt(scan, figure.to + 2)) !== undefined;
  if (isOf && token !== undefined && (isMolar || measureOf(token.key) !== undefined))
    return figure.to + 3;
  return isMolar && !scan.tokens[figure.to + 1]?.isGlued && token.text.length === 1
    ? figure.to + 1
    : undefined;
}

/** Behind `vol.-` or `wt`. */
function percentAt(scan: Scan, place: number): number {
  if (!amongPercent.has(keyAt(scan, place))) return place;
  let to = place + 1;
  while (to < place + 3 && /^[.-]$/.test(keyAt(scan, to))) to += 1;
  return to;
}

function strengthStart(scan: Scan, place: number): number {
  let start = place;
  if (keyAt(scan, start) === '+') while (/^[+/-]$/.test(keyAt(scan, start))) start += 1;
  if (strengthStarts.has(keyAt(scan, start))) start += 1;
  while (start < place + 4 && /^[.:>≥=~≈<≤±]$/.test(keyAt(scan, start))) start += 1;
  return start;
}

function strengthEnd(scan: Scan, place: number): number {
  let to = place;
  while (
    to < place + 5 &&
    (isStrengthEnd(scan, to) || (isSign(scan.tokens[to], '/') && isStrengthEnd(scan, to + 1)))
  )
    to += 1;
  return to;
}

/** `w/w`, `min`, `N`; not the first letter of an abbreviation: `p.a.` */
function isStrengthEnd(scan: Scan, place: number): boolean {
  const [dot, letter] = scan.tokens.slice(place + 1, place + 3);
  const isAbbreviation = isSign(dot, '.') && dot?.isGlued === true && letter?.isGlued === true;
  return strengthEnds.has(keyAt(scan, place)) && !isAbbreviation;
}

/** `200 mesh`, `20 °C`. */
function sizeAt(scan: Scan, place: number): number | undefined {
  const figure = isAlone(scan, place) ? (rangeAt(scan, place) ?? figureAt(scan, place)) : undefined;
  if (!figure) return undefined;
  const isDegree = isSign(scan.tokens[figure.to], '°') && figure.to + 1 < scan.tokens.length;
  if (isDegree) return figure.to + 2;
  return measuresOfKind.has(keyAt(scan, figure.to)) ? figure.to + 1 : undefined;
}

const pharmacopoeias = set('bp usp ep jp nf fcc cp chp ip');

/** A pharmacopoeia with its year or edition: `BP98`, `USP 43`. */
function gradeAt(scan: Scan, place: number): number | undefined {
  const { tokens } = scan;
  const [word, year] = tokens.slice(place, place + 2);
  if (
    word?.kind !== 'word' ||
    word.text !== word.text.toUpperCase() ||
    !pharmacopoeias.has(word.key)
  )
    return undefined;
  return year?.isGlued && year.kind === 'number' ? place + 2 : undefined;
}

/** `@ USD 0.85/kg`, `1,20 € per kg`, `target price 2.5`. */
function priceAt(scan: Scan, place: number): number | undefined {
  let start = place;
  while (
    start < place + 5 &&
    (priceWords.has(keyAt(scan, start)) || (start > place && /^[:.=]$/.test(keyAt(scan, start))))
  )
    start += 1;
  const isNamed = start > place;
  const isBefore = currencies.has(keyAt(scan, start));
  if (isBefore) start += 1;
  const figure = figureAt(scan, start);
  if (!figure) return undefined;
  const isBehind = currencies.has(keyAt(scan, figure.to));
  if (!isBefore && !isBehind && !isNamed) return undefined;
  const to = isBehind ? figure.to + 1 : figure.to;
  if (!per.has(keyAt(scan, to))) return to;
  const unit = keyAt(scan, to + 1);
  return (measureOf(unit) ?? containerOf(unit)) ? to + 2 : to;
}

/** `/ month`, `per year`, `monthly`. */
function periodAt(scan: Scan, place: number): number | undefined {
  if (periodWords.has(keyAt(scan, place))) return place + 1;
  return per.has(keyAt(scan, place)) && periods.has(keyAt(scan, place + 1)) ? place + 2 : undefined;
}

/** `15.12.2025`, `2025-12-15`, `15 Dec 2025`. */
function dateAt(scan: Scan, place: number): number | undefined {
  const [first, second, third, , fifth] = scan.tokens.slice(place, place + 5);
  if (first?.kind !== 'number' || !isAlone(scan, place)) return undefined;
  if (/^\d{1,2}\.\d{1,2}\.(?:20)?\d{2}$/.test(first.text)) return place + 1;
  const isDashed = second?.isGlued === true && /^[-/]$/.test(second.text);
  const isYear = /^(?:19|20)\d\d$/;
  if (
    isDashed &&
    third?.kind === 'number' &&
    fifth?.kind === 'number' &&
    (isYear.test(first.text) || isYear.test(fifth.text))
  )
    return place + 5;
  const isWritten =
    months.has(second?.key.slice(0, 9) ?? '') &&
    third?.kind === 'number' &&
    isYear.test(third.text);
  return isWritten ? place + 3 : undefined;
}

/** A delivery term and its place: `CIF Hamburg`. */
function termAt(scan: Scan, place: number): number | undefined {
  const isNamed = scan.tokens
    .slice(0, place)
    .some(({ kind }, at) => kind === 'word' && scan.taken[at] === undefined);
  if (!isNamed || !terms.has(scan.tokens[place]?.text ?? '')) return undefined;
  let to = place + 1;
  while (to <= place + maxPlaceWords && scan.tokens[to]?.kind === 'word') to += 1;
  return to;
}
