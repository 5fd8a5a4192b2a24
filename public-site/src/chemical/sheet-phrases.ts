import { countryCodes, countryName, utcDateIn } from 'contract';
import { StorageClass } from 'contract/regulation';
import type { SheetLanguage } from './data-path';

/** A sentence of a sheet with its variable parts, and the same in other languages. */
type Phrase = readonly [pattern: RegExp, de: string, fr: string];

/** TRGS 510, section 2 and annex 2; the German names are the rule's own. */
const storageClasses: Readonly<Record<StorageClass, readonly [de: string, fr: string]>> = {
  '1': ['Explosive Gefahrstoffe', 'Substances explosibles'],
  '2A': ['Gase', 'Gaz'],
  '2B': ['Aerosole', 'Aérosols'],
  '3': ['Entzündbare Flüssigkeiten', 'Liquides inflammables'],
  '4.1A': ['Sonstige explosionsgefährliche Gefahrstoffe', 'Autres substances explosives'],
  '4.1B': ['Entzündbare feste Gefahrstoffe', 'Matières solides inflammables'],
  '4.2': [
    'Pyrophore oder selbsterhitzungsfähige Gefahrstoffe',
    'Substances pyrophoriques ou auto-échauffantes',
  ],
  '4.3': [
    'Gefahrstoffe, die in Berührung mit Wasser entzündbare Gase entwickeln',
    'Substances qui, au contact de l’eau, dégagent des gaz inflammables',
  ],
  '5.1A': ['Stark oxidierende Gefahrstoffe', 'Substances fortement comburantes'],
  '5.1B': ['Oxidierende Gefahrstoffe', 'Substances comburantes'],
  '5.1C': [
    'Ammoniumnitrat und ammoniumnitrathaltige Zubereitungen',
    'Nitrate d’ammonium et ses mélanges',
  ],
  '5.2': [
    'Organische Peroxide und selbstzersetzliche Gefahrstoffe',
    'Peroxydes organiques et substances autoréactives',
  ],
  '6.1A': [
    'Brennbare, akut toxische Gefahrstoffe (Kat. 1 und 2)',
    'Substances combustibles à toxicité aiguë (catégories 1 et 2)',
  ],
  '6.1B': [
    'Nicht brennbare, akut toxische Gefahrstoffe (Kat. 1 und 2)',
    'Substances non combustibles à toxicité aiguë (catégories 1 et 2)',
  ],
  '6.1C': [
    'Brennbare, akut toxische (Kat. 3) oder chronisch wirkende Gefahrstoffe',
    'Substances combustibles à toxicité aiguë (catégorie 3) ou à effets chroniques',
  ],
  '6.1D': [
    'Nicht brennbare, akut toxische (Kat. 3) oder chronisch wirkende Gefahrstoffe',
    'Substances non combustibles à toxicité aiguë (catégorie 3) ou à effets chroniques',
  ],
  '6.2': ['Ansteckungsgefährliche Stoffe', 'Matières infectieuses'],
  '7': ['Radioaktive Stoffe', 'Matières radioactives'],
  '8A': ['Brennbare ätzende Gefahrstoffe', 'Substances corrosives combustibles'],
  '8B': ['Nicht brennbare ätzende Gefahrstoffe', 'Substances corrosives non combustibles'],
  '10': ['Brennbare Flüssigkeiten', 'Liquides combustibles'],
  '11': ['Brennbare Feststoffe', 'Matières solides combustibles'],
  '12': ['Nicht brennbare Flüssigkeiten', 'Liquides non combustibles'],
  '13': ['Nicht brennbare Feststoffe', 'Matières solides non combustibles'],
};

/** Each is tried, in this order. */
const phrases: readonly Phrase[] = [
  [/^Sources?: /, 'Quelle: ', 'Source : '],
  [
    /We hold no classification for this form, which does not mean that it is harmless\. Ask for its safety data sheet\./,
    'Uns liegt keine Einstufung dieser Form vor; das heißt nicht, dass sie ungefährlich ist. Fragen Sie nach dem Sicherheitsdatenblatt.',
    'Nous n’avons pas de classification de cette forme, ce qui ne signifie pas qu’elle est sans danger. Demandez sa fiche de données de sécurité.',
  ],
  [
    /^We hold no classification for ([^\n]{1,300}), which does not mean that it is harmless\./,
    'Uns liegt keine Einstufung von $1 vor; das heißt nicht, dass der Stoff ungefährlich ist.',
    'Nous n’avons pas de classification de $1, ce qui ne signifie pas que la substance est sans danger.',
  ],
  [
    /No harmonised classification: CLP Annex VI/,
    'Keine harmonisierte Einstufung: CLP Anhang VI',
    'Pas de classification harmonisée : l’annexe VI du CLP',
  ],
  [
    / has no entry for it, as of /,
    ' hat keinen Eintrag dafür, Stand ',
    ' n’a pas d’entrée correspondante, au ',
  ],
  [
    /Ask for the safety data sheet\./,
    'Fragen Sie nach dem Sicherheitsdatenblatt.',
    'Demandez la fiche de données de sécurité.',
  ],
  [
    /^From ([^:]{1,40}): (.{1,2000}) \(CLP Annex VI, ([^()]{1,40})\)\.$/,
    'Ab $1: $2 (CLP Anhang VI, $3).',
    'À partir du $1 : $2 (CLP annexe VI, $3).',
  ],
  [
    /The harmonised entry is plainly incomplete: it does not name the hazard of an organic peroxide\./,
    'Der harmonisierte Eintrag ist offenkundig unvollständig: Er nennt die Gefahr eines organischen Peroxids nicht.',
    'L’entrée harmonisée est manifestement incomplète : elle ne cite pas le danger d’un peroxyde organique.',
  ],
  [
    /The harmonised entry covers the hazards that it names; whoever places it on the market classifies all others \(CLP, Article 4\(3\)\)\./,
    'Der harmonisierte Eintrag erfasst die genannten Gefahren; alle anderen stuft ein, wer den Stoff in Verkehr bringt (CLP, Artikel 4 Absatz 3).',
    'L’entrée harmonisée couvre les dangers qu’elle cite ; celui qui met sur le marché classe tous les autres (CLP, article 4, paragraphe 3).',
  ],
  [
    /^Hazards and transport are those of the substance\.$/,
    'Gefahren und Transport sind die des Stoffes.',
    'Dangers et transport sont ceux de la substance.',
  ],
  [
    /^Its hazards are those of the substance\.$/,
    'Die Gefahren sind die des Stoffes.',
    'Les dangers sont ceux de la substance.',
  ],
  [
    /^No hazard class follows from the entry of the substance by the concentration limits of CLP, (.+)\. The safety data sheet decides\.$/,
    'Nach den Konzentrationsgrenzwerten der CLP folgt aus dem Eintrag des Stoffes keine Gefahrenklasse, $1. Maßgebend ist das Sicherheitsdatenblatt.',
    'Aucune classe de danger ne résulte de l’entrée de la substance selon les limites de concentration du CLP, $1. La fiche de données de sécurité fait foi.',
  ],
  [
    /^Derived from the entry of the substance by the concentration limits of CLP, (.+)\. The safety data sheet decides\.$/,
    'Abgeleitet aus dem Eintrag des Stoffes nach den Konzentrationsgrenzwerten der CLP, $1. Maßgebend ist das Sicherheitsdatenblatt.',
    'Déduit de l’entrée de la substance selon les limites de concentration du CLP, $1. La fiche de données de sécurité fait foi.',
  ],
  [
    /^Not classified as hazardous by (.+)\.$/,
    'Nicht als gefährlich eingestuft von $1.',
    'Non classé comme dangereux par $1.',
  ],
  [/^Classified by (.+)\.$/, 'Eingestuft von $1.', 'Classé par $1.'],
  [
    /^Substance of very high concern since /,
    'Besonders besorgniserregender Stoff seit ',
    'Substance extrêmement préoccupante depuis le ',
  ],
  [
    /Statements in the words of Regulation \(EC\) No 1272\/2008 \(CLP\), Annexes II, III and IV/,
    'Hinweise im Wortlaut der Verordnung (EG) Nr. 1272/2008 (CLP), Anhänge II, III und IV',
    'Mentions dans les termes du règlement (CE) n° 1272/2008 (CLP), annexes II, III et IV',
  ],
  [
    /CLP Annex I, tables of label elements/,
    'CLP Anhang I, Tabellen der Kennzeichnungselemente',
    'CLP annexe I, tableaux des éléments d’étiquetage',
  ],
  [
    /Flash point, by CLP Annex I, table 2\.6\.1/,
    'Flammpunkt, nach CLP Anhang I, Tabelle 2.6.1',
    'Point d’éclair, selon CLP annexe I, tableau 2.6.1',
  ],
  [
    /Class and packing group of ADR, whose criteria are those of CLP Annex I/,
    'Klasse und Verpackungsgruppe des ADR, dessen Kriterien die von CLP Anhang I sind',
    'Classe et groupe d’emballage de l’ADR, dont les critères sont ceux de CLP annexe I',
  ],
  [
    /TRGS 510, by the hazard classes/,
    'TRGS 510, nach den Gefahrenklassen',
    'TRGS 510, selon les classes de danger',
  ],
  [
    /Candidate List of REACH, ECHA/,
    'REACH-Kandidatenliste, ECHA',
    'Liste des substances candidates REACH, ECHA',
  ],
  [/CLP Annex VI, Table 3/g, 'CLP Anhang VI, Tabelle 3', 'CLP annexe VI, tableau 3'],
  [/ADR, Table A/g, 'ADR, Tabelle A', 'ADR, tableau A'],
  [/\b(\d{1,3})(?:st|nd|rd|th) ATP\b/g, '$1. ATP', '$1e ATP'],
  [/, as of /g, ', Stand ', ', au '],
  [/\bat (\d+)(?=[ \u00a0](?:°C|hPa))/g, 'bei $1', 'à $1'],
  [/^Note (?=[A-Z0-9]{1,2}$)/, 'Anmerkung ', 'Note '],
  [/^\* \(limits\)$/, '* (Grenzwerte)', '* (limites)'],
  [/^(\d{1,4}) months?$/, '$1 Monate', '$1 mois'],
  [/^Oral: (?=ATE)/, 'Oral: ', 'Voie orale : '],
  [/^Dermal: (?=ATE)/, 'Dermal: ', 'Voie cutanée : '],
  [/^Inhalation: (?=ATE)/, 'Inhalation: ', 'Inhalation : '],
  [/\(vapours\)/g, '(Dämpfe)', '(vapeurs)'],
  [/\(dusts\/mists\)|\(dusts or mists\)/g, '(Stäube/Nebel)', '(poussières/brouillards)'],
  [/\(gases\)/g, '(Gase)', '(gaz)'],
  [/\bmg\/kg bw\b/g, 'mg/kg Körpergewicht', 'mg/kg de poids corporel'],
];

const months: readonly string[] = Array.from({ length: 12 }, (_, index) =>
  utcDateIn('en', `2000-${twoDigits(index + 1)}`).replace(' 2000', ''),
);
const day = /\b(?:(\d{1,2}) )?([A-Z][a-z]{2,8}) (\d{4})\b/g;

function twoDigits(value: number | string): string {
  return String(value).padStart(2, '0');
}

/** A text of a sheet whose fixed parts are put into another language; what is of the record stays as it is. */
export function phraseIn(language: SheetLanguage, text: string): string {
  const index = language === 'de' ? 1 : 2;
  const said = phrases.reduce((whole, phrase) => whole.replace(phrase[0], phrase[index]), text);
  return said.replaceAll(
    day,
    (written: string, date: string | undefined, name: string, year: string) => {
      const month = months.indexOf(name) + 1;
      if (month === 0) return written;
      const iso = `${year}-${twoDigits(month)}${date === undefined ? '' : `-${twoDigits(date)}`}`;
      return utcDateIn(language, iso);
    },
  );
}

/** `3: Flammable liquids (TRGS 510)`. */
export function storageClassIn(language: SheetLanguage, value: string): string {
  const option = StorageClass.safeParse(value.split(':')[0]).data;
  if (option === undefined) return phraseIn(language, value);
  const [de, fr] = storageClasses[option];
  return language === 'de' ? `${option}: ${de} (TRGS 510)` : `${option} : ${fr} (TRGS 510)`;
}

/** A country that English names, in another language. */
export function countryIn(language: SheetLanguage, name: string): string {
  const code = countryCodes.split(' ').find((one) => countryName(one) === name);
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return code === undefined ? name : (names.of(code) ?? name);
}

/** A measured value with the decimal sign of the language. */
export function measuredIn(value: string): string {
  return value.replaceAll(/(?<=\d)\.(?=\d)/g, ',');
}
