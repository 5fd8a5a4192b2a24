import { countryCodes } from 'contract';
import type { CellForm } from './cell-form';
import { missingMark } from './clean-cell';
import { CellProblem } from './cell-problem';

const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'zh', 'ja', 'ko', 'ru'];

/** Names that Unicode's list does not have, and codes of three letters that are usual. */
const otherNames: Readonly<Record<string, string>> = {
  AE: 'UAE|U.A.E.|Emirates|Dubai',
  BO: 'Bolivia',
  BA: 'Bosnia|Bosnia and Herzegovina',
  CD: 'DR Congo|Congo-Kinshasa|Democratic Republic of the Congo|Congo, Democratic Republic of the|Congo, The Democratic Republic of the',
  CG: 'Republic of the Congo',
  CI: 'Ivory Coast|Cote d Ivoire',
  CN: 'PRC|中国大陆|中國大陸|중국 본토|PR China|P.R. China|People’s Republic of China|Peoples Republic of China|Mainland China|VR China|中华人民共和国',
  CZ: 'Czech Republic|Czech Rep.|Tschechische Republik|République tchèque|República Checa|Repubblica Ceca',
  DE: 'Federal Republic of Germany|BRD|Bundesrepublik Deutschland',
  GB: 'İngiltere|Inglaterra|Angleterre|Inghilterra|Engeland|Anglia|英国|英國|イギリス|영국|UK|U.K.|Great Britain|England|Scotland|Wales|Northern Ireland|Britain|Großbritannien|Grande-Bretagne|Gran Bretaña|Gran Bretagna|GBR',
  GR: 'Hellas',
  HK: 'Hong Kong|Hongkong|Hong Kong SAR|香港',
  IE: 'Eire|Republic of Ireland',
  IR: 'Iran|Islamic Republic of Iran',
  KR: '韩国|韓国|한국|남한|South Korea|Korea|Republic of Korea|Korea South|Südkorea|Corée du Sud|大韩民国|大韓民國|大韓民国',
  KP: 'North Korea|DPRK|Korea, Democratic People’s Republic of|Democratic People’s Republic of Korea',
  LA: 'Laos',
  MD: 'Moldova',
  MK: 'Macedonia|FYROM',
  MM: 'Burma',
  MO: 'Macau|Macao',
  NL: 'The Netherlands|Holland|Nederland|Niederlande',
  PH: 'The Philippines',
  PS: 'Palestine',
  RU: 'Russian Federation|Russia',
  SA: 'KSA',
  SK: 'Slovak Republic',
  SY: 'Syria',
  SZ: 'Swaziland',
  TR: 'Turkey|Türkiye|Turkiye',
  TW: 'Taiwan|Chinese Taipei|Republic of China|ROC',
  TZ: 'Tanzania',
  US: 'ABD|アメリカ|アメリカ合衆国|美国|미국|USA|U.S.A.|U.S.|United States of America|United States|America|Vereinigte Staaten|VSA|EE.UU.|EEUU|EUA|États-Unis',
  VA: 'Vatican',
  VE: 'Venezuela',
  VN: 'Viet Nam',
};

/** ISO 3166-1 alpha-3 of the most traded countries. */
const threeLetters =
  'ARG:AR AUS:AU AUT:AT BEL:BE BGR:BG BRA:BR CAN:CA CHE:CH CHL:CL CHN:CN COL:CO CZE:CZ DEU:DE DNK:DK EGY:EG ESP:ES EST:EE FIN:FI FRA:FR GRC:GR HRV:HR HUN:HU IDN:ID IND:IN IRL:IE ISR:IL ITA:IT JPN:JP KEN:KE KOR:KR LTU:LT LUX:LU LVA:LV MAR:MA MEX:MX MYS:MY NGA:NG NLD:NL NOR:NO NZL:NZ PAK:PK PER:PE PHL:PH POL:PL PRT:PT ROU:RO RUS:RU SAU:SA SGP:SG SRB:RS SVK:SK SVN:SI SWE:SE THA:TH TUR:TR TWN:TW UKR:UA USA:US VNM:VN ZAF:ZA ARE:AE';

let known: ReadonlyMap<string, string> | undefined;

/** Made at the first use: some three thousand names. */
function codesByName(): ReadonlyMap<string, string> {
  return (known ??= readNames());
}

function readNames(): Map<string, string> {
  const codes = new Map<string, string>();
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of countryCodes.split(' ')) {
      const name = names.of(code);
      if (name !== undefined && !codes.has(keyOf(name))) codes.set(keyOf(name), code);
    }
  }
  for (const [code, names] of Object.entries(otherNames)) {
    for (const name of names.split('|')) codes.set(keyOf(name), code);
  }
  for (const pair of threeLetters.split(' ')) codes.set(keyOf(pair.slice(0, 3)), pair.slice(4));
  for (const code of countryCodes.split(' ')) codes.set(keyOf(code), code);
  return codes;
}

function keyOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The code of a country by code or by any usual name; undefined for another text. */
export function countryCodeOf(text: string): string | undefined {
  const written = codeOf(text);
  if (written !== undefined) return written;
  // Two writings of one country, as in `IT - Italy` and `Germany (DE)`.
  for (const separator of ['(', ':', ' - ', ' – ', '-']) {
    const at = text.indexOf(separator);
    const code = at > 0 ? codeOf(text.slice(0, at)) : undefined;
    if (code !== undefined && code === codeOf(text.slice(at + separator.length))) return code;
  }
  return undefined;
}

function codeOf(text: string): string | undefined {
  const key = keyOf(text);
  return codesByName().get(key) ?? codesByName().get(withoutState(key));
}

const states = [
  'Islamic Republic of',
  'Plurinational State of',
  'Bolivarian Republic of',
  'United Republic of',
  'Republic of',
  'Kingdom of',
  'State of',
  'Federation of',
  'Commonwealth of',
  'Province of China',
].map(keyOf);

/** Without the kind of state, in front of the name or behind it: `Korea, Republic of`, `Bolivia (Plurinational State of)`. */
function withoutState(key: string): string {
  const before = states.find((state) => key.startsWith(state) || key.startsWith(`the${state}`));
  if (before !== undefined) return key.slice(key.indexOf(before) + before.length);
  const behind = states.find((state) => key.endsWith(state));
  return behind === undefined ? key : key.slice(0, -behind.length);
}

/** A country: its code, or its name in one of thirteen languages. */
export const countryForm: CellForm = {
  hasNa: true,
  read: (text) => {
    if (text === missingMark) {
      throw new CellProblem('“NA” is Namibia, or says that there is nothing: choose', 'Namibia');
    }
    const code = countryCodeOf(text);
    if (code === undefined)
      throw new CellProblem(`“${text}” is no country that is known by this name`);
    return code;
  },
  write: (value) => String(value),
  help: 'Two-letter code, or the name',
};
