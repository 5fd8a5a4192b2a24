import { Currency, Incoterm } from 'contract/partner';
import type { MailFieldName } from 'contract/inquiry';
import { readDay } from './read-day';
import type { SourceRow } from './mail-rows';

/** A value with the words of the row that it was read from. */
export interface ReadField {
  readonly field: MailFieldName;
  readonly value: string;
  readonly row: number;
  readonly words: string;
}

type Found = Pick<ReadField, 'value' | 'words'>;

const incotermPlace = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${Incoterm.options.join('|')})(?![\p{L}\p{N}])(?:[ ,:(]{1,3}(?:incoterms?(?: 2020)?[ ,)]{0,3})?((?:[\p{Lu}][\p{L}'’-]*|\p{Script=Han}+)(?: (?:[\p{Lu}][\p{L}'’-]*|de|of|am|sur)){0,4}))?`,
  'u',
);
const destination =
  /(?:^|[\s>])(?:(?:place|port) of (?:delivery|destination|discharge)|delivery (?:address|place)|deliver(?:ed)? to|ship to|destination|lieferort|liefer(?:adresse|anschrift)|(?:lieu|adresse) de livraison|(?:lugar|direcci[oó]n) de entrega|destino|目的港|目的地|交货地点|收货地址|送货地址)\s?[:：]?\s?(\S.{1,198})$/iu;
const payment =
  /(?:^|[\s,;])(?:payment(?: terms)?|terms of payment|zahlungs(?:bedingung(?:en)?|ziel)|zahlung|(?:conditions? |mode )?de paiement|conditions? de r[èe]glement|(?:condiciones|forma|t[ée]rminos) de pago|付款方式|付款条件)\s?[:：-]\s?(\S[^;]{1,198})/iu;
/** Without a colon only what begins with a number of days. */
const paymentDays =
  /(?<![\p{L}])(?:payment|payable|zahlung|zahlbar|paiement|pago|pagadero)\s(?:(?:within|in|innerhalb|binnen|à|sous|a)\s)?(\d{1,3}\s?(?:days?|tagen?|jours|d[ií]as)(?![\p{L}])[^,;.]{0,60})/iu;
const currency =
  /(?:^|[\s(])(?:in|currency|w[äa]hrung|moneda|devise|en|币种)\s?[:：]?\s?([A-Z]{3})(?![\p{L}\p{N}])/u;
const reference =
  /(?:^|[\s,;(])(?:(?:our |unser[e]? |notre |nuestra |su )?(?:ref(?:erence|erencia|erenz)?|r[ée]f[ée]rence|zeichen|bestellnummer|bestellung|anfrage|anfragenummer|enquiry|inquiry|rfq|purchase order|p\.?o\.?|order|commande|pedido)|询价单|订单|采购单)(?:\s?-?\s?(?:nr|no|number|nummer|n[°ºo]|号)\.?)?\s?[:#：]?\s?((?=[A-Z/_.-]{0,20}\d)[A-Z0-9][A-Z0-9/_.-]{2,38}[A-Z0-9])(?![\p{L}\p{N}])/iu;
const deliveryLabel =
  /(?:deliver(?:y|ed)|shipment|needed by|required by|liefer(?:ung|termin|datum)|wunschtermin|livraison|entrega|交货|交期)/iu;
const deadlineLabel =
  /(?:(?:quot(?:e|ation)|offer|reply|bid)s?(?: deadline| by| due(?: by| date)?| until| before)|deadline|angebot(?:e)?(?: bitte)? bis|angebotsfrist|abgabe(?:frist|termin)|offre avant(?: le)?|date limite|cotizaci[oó]n antes|fecha l[ií]mite|报价截止|截止)/iu;
const ourNumber = /^(?:INQ|OFF|ORD)-\d/i;
/** Characters between a label and its day. */
const reach = 60;

/**
 * The terms of a purchase, each from the first row that says it. Two different terms of delivery, or days, are none: which
 * one counts is for a person to say.
 */
export function readTerms(rows: readonly SourceRow[], today: string): ReadField[] {
  const texts = rows.map(({ text }) => text.replaceAll('\t', ' '));
  const each = (field: MailFieldName, find: (text: string) => Found | undefined) =>
    texts.flatMap((text, row): ReadField[] => {
      const found = find(text);
      return found ? [{ field, row, ...found }] : [];
    });
  const incoterms = only(each('incoterm', incotermIn));
  const places = [...each('destination', placeIn), ...incoterms.flatMap(placeOfIncoterm(texts))];
  return [
    ...incoterms,
    ...places.slice(0, 1),
    ...only(
      each('deliveryDate', (text) =>
        dayBehind(text, { label: deliveryLabel, other: deadlineLabel, today }),
      ),
    ),
    ...only(each('offerDeadline', (text) => dayBehind(text, { label: deadlineLabel, today }))),
    ...only(each('currency', currencyIn)),
    ...each('paymentTerms', (text) => captured(payment, text) ?? captured(paymentDays, text)).slice(
      0,
      1,
    ),
    ...each('customerReference', referenceIn).slice(0, 1),
  ];
}

/** The customer's own number in the subject. */
export function referenceIn(text: string): Found | undefined {
  const found = captured(reference, text);
  return found && !ourNumber.test(found.value) && readDay(found.value, '2000-01-01') === undefined
    ? found
    : undefined;
}

/** All of them if they say the same. */
function only(fields: readonly ReadField[]): ReadField[] {
  return new Set(fields.map(({ value }) => value)).size === 1 ? fields.slice(0, 1) : [];
}

function captured(pattern: RegExp, text: string): Found | undefined {
  const match = pattern.exec(text);
  const value = match?.[1]?.replace(/[\s.,;]{1,9}$/, '');
  return match && value ? { value: value.slice(0, 200), words: match[0].trim() } : undefined;
}

/** DAP alone may be diammonium phosphate. */
function incotermIn(text: string): Found | undefined {
  const match = incotermPlace.exec(text);
  if (!match?.[1] || (match[1] === 'DAP' && match[2] === undefined)) return undefined;
  return { value: match[1], words: match[0].trim() };
}

function placeOfIncoterm(texts: readonly string[]) {
  return ({ row, words }: ReadField): ReadField[] => {
    const place = incotermPlace.exec(texts[row] ?? '')?.[2];
    return place === undefined
      ? []
      : [{ field: 'destination', row, words, value: place.slice(0, 200) }];
  };
}

function placeIn(text: string): Found | undefined {
  const found = captured(destination, text);
  if (!found || incotermPlace.test(found.value)) return undefined;
  const isPlace = /^[\p{Lu}\p{Script=Han}\d]/u.test(found.value);
  return isPlace ? found : undefined;
}

function currencyIn(text: string): Found | undefined {
  const found = captured(currency, text);
  return found && Currency.safeParse(found.value).success ? found : undefined;
}

interface Labelled {
  readonly label: RegExp;
  /** A label that means another day. */
  readonly other?: RegExp;
  readonly today: string;
}

function dayBehind(text: string, { label, other, today }: Labelled): Found | undefined {
  const days = new Set<string>();
  let words = '';
  for (const match of text.matchAll(new RegExp(label.source, 'giu'))) {
    if (other?.test(match[0])) continue;
    const behind = text.slice(match.index, match.index + match[0].length + reach);
    const found = readDay(behind, today);
    if (!found || other?.test(behind.slice(0, found.from))) continue;
    days.add(found.day);
    words = behind.slice(0, found.to);
  }
  const [day] = days;
  return day !== undefined && days.size === 1 ? { value: day, words } : undefined;
}
