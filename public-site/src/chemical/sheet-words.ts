import { languageName } from 'contract';
import { type DataSheet, type DataSheetPart, DocumentKind } from 'contract/catalog';
import { DocumentLanguage } from 'contract/document';
import { languageOf } from './chemical-facts';
import { type SheetLanguage, sheetLanguages } from './data-path';
import { documentKindName } from './document-kind-name';
import { countryIn, measuredIn, phraseIn, storageClassIn } from './sheet-phrases';

/** The words around the facts of a data sheet; facts and names without an entry stay as they are. */
const words: Readonly<Record<string, readonly [de: string, fr: string]>> = {
  Identifiers: ['Kennungen', 'Identifiants'],
  Properties: ['Eigenschaften', 'Propriétés'],
  Safety: ['Sicherheit', 'Sécurité'],
  Storage: ['Lagerung', 'Stockage'],
  'Transport and trade': ['Transport und Handel', 'Transport et commerce'],
  'Offered forms': ['Angebotene Formen', 'Formes proposées'],
  Strength: ['Gehalt', 'Concentration'],
  'Physical form': ['Lieferform', 'Forme physique'],
  gas: ['Gas', 'gaz'],
  liquid: ['flüssig', 'liquide'],
  solution: ['Lösung', 'solution'],
  molten: ['geschmolzen', 'fondu'],
  solid: ['fest', 'solide'],
  powder: ['Pulver', 'poudre'],
  granules: ['Granulat', 'granulés'],
  pearls: ['Perlen', 'perles'],
  flakes: ['Schuppen', 'paillettes'],
  crystals: ['Kristalle', 'cristaux'],
  'Grades and pack sizes': ['Qualitäten und Packungsgrößen', 'Qualités et conditionnements'],
  Documents: ['Dokumente', 'Documents'],
  'CAS number': ['CAS-Nummer', 'Numéro CAS'],
  'EC number': ['EG-Nummer', 'Numéro CE'],
  'Product code': ['Artikelnummer', 'Code produit'],
  'IUPAC name': ['IUPAC-Name', 'Nom UICPA'],
  Formula: ['Formel', 'Formule'],
  'Used as': ['Verwendung', 'Utilisation'],
  'Molar mass': ['Molare Masse', 'Masse molaire'],
  Appearance: ['Aussehen', 'Aspect'],
  Purity: ['Reinheit', 'Pureté'],
  Density: ['Dichte', 'Masse volumique'],
  'Melting point': ['Schmelzpunkt', 'Point de fusion'],
  'Boiling point': ['Siedepunkt', 'Point d’ébullition'],
  'Flash point': ['Flammpunkt', 'Point d’éclair'],
  'Vapour pressure': ['Dampfdruck', 'Pression de vapeur'],
  'Refractive index': ['Brechungsindex', 'Indice de réfraction'],
  'Signal word': ['Signalwort', 'Mention d’avertissement'],
  Danger: ['Gefahr', 'Danger'],
  Warning: ['Achtung', 'Attention'],
  'Safety data sheet': ['Sicherheitsdatenblatt', 'Fiche de données de sécurité'],
  'Technical data sheet': ['Technisches Datenblatt', 'Fiche technique'],
  'Certificate of analysis': ['Analysenzertifikat', 'Certificat d’analyse'],
  Specification: ['Spezifikation', 'Spécification'],
  Document: ['Dokument', 'Document'],
  'on request': ['auf Anfrage', 'sur demande'],
  'Hazard classes': ['Gefahrenklassen', 'Classes de danger'],
  'Hazard statements': ['Gefahrenhinweise', 'Mentions de danger'],
  'Precautions: general': ['Sicherheitshinweise: allgemein', 'Conseils de prudence : généraux'],
  'Precautions: prevention': [
    'Sicherheitshinweise: Prävention',
    'Conseils de prudence : prévention',
  ],
  'Precautions: response': ['Sicherheitshinweise: Reaktion', 'Conseils de prudence : intervention'],
  'Precautions: storage': ['Sicherheitshinweise: Aufbewahrung', 'Conseils de prudence : stockage'],
  'Precautions: others': ['Sicherheitshinweise: weitere', 'Conseils de prudence : autres'],
  'Precautions: disposal': [
    'Sicherheitshinweise: Entsorgung',
    'Conseils de prudence : élimination',
  ],
  Limits: ['Konzentrationsgrenzwerte', 'Limites de concentration'],
  'UN number': ['UN-Nummer', 'Numéro ONU'],
  'Proper shipping name': ['Versandbezeichnung', 'Désignation officielle de transport'],
  'Hazard class': ['Gefahrgutklasse', 'Classe'],
  'Packing group': ['Verpackungsgruppe', 'Groupe d’emballage'],
  'Hazard identification number': [
    'Nummer zur Kennzeichnung der Gefahr',
    'Numéro d’identification du danger',
  ],
  'Transport category': ['Beförderungskategorie', 'Catégorie de transport'],
  'Tunnel code': ['Tunnelbeschränkungscode', 'Code de restriction en tunnels'],
  'Limited quantity': ['Begrenzte Menge', 'Quantité limitée'],
  'Excepted quantity': ['Freigestellte Menge', 'Quantité exceptée'],
  'Storage class': ['Lagerklasse', 'Classe de stockage'],
  'Candidate List of REACH': ['REACH-Kandidatenliste', 'Liste des substances candidates REACH'],
  'HS code': ['HS-Code', 'Code SH'],
  'Country of origin': ['Ursprungsland', 'Pays d’origine'],
  'Shelf life': ['Haltbarkeit', 'Durée de conservation'],
  Grades: ['Qualitäten', 'Qualités'],
  'Pack sizes': ['Packungsgrößen', 'Conditionnements'],
  'Not stated': ['Nicht angegeben', 'Non indiqué'],
};

const measured: ReadonlySet<string> = new Set([
  'Strength',
  'Molar mass',
  'Density',
  'Melting point',
  'Boiling point',
  'Flash point',
  'Vapour pressure',
  'Refractive index',
]);

/**
 * The sheet with its words in a language. What staff wrote (storage, appearance, containers) stays as they wrote it, and so do the
 * proper shipping name and the names of publications.
 */
export function sheetIn(language: SheetLanguage, sheet: DataSheet): DataSheet {
  const say = (text: string) => {
    return words[text]?.[sheetLanguages.indexOf(language)] ?? phraseIn(language, text);
  };
  return {
    ...sheet,
    language,
    sections: sheet.sections.map(({ title, parts }) => ({
      title: say(title),
      parts: parts.map((part) => partIn(language, part, say)),
    })),
  };
}

function partIn(
  language: SheetLanguage,
  part: DataSheetPart,
  say: (text: string) => string,
): DataSheetPart {
  switch (part.kind) {
    case 'facts':
      return { ...part, facts: part.facts.map((fact) => factIn(language, fact, say)) };
    case 'heading':
    case 'text':
    case 'source':
      return { ...part, text: say(part.text) };
    default:
      return part;
  }
}

interface SheetFact {
  readonly label: string;
  readonly value: string;
}

function factIn(
  language: SheetLanguage,
  { label, value }: SheetFact,
  say: (text: string) => string,
): SheetFact {
  if (label === 'Country of origin') {
    return { label: say(label), value: countryIn(language, value) };
  }
  if (label === 'Storage class') {
    return { label: say(label), value: storageClassIn(language, value) };
  }
  if (DocumentKind.options.some((kind) => documentKindName(kind) === label)) {
    return { label: say(label), value: documentIn(language, value, say) };
  }
  const said = label === 'Limits' ? value.split('; ').map(say).join('; ') : say(value);
  return { label: say(label), value: measured.has(label) ? measuredIn(said) : said };
}

/** "Sample safety data sheet, English, revision 3, 4 May 2026, on request". */
function documentIn(language: SheetLanguage, value: string, say: (text: string) => string): string {
  const [title = '', ...parts] = value.split(', ');
  return [title, ...parts.map((part) => languageIn(language, part) ?? say(part))].join(', ');
}

/** The name of a language that English names. */
function languageIn(language: SheetLanguage, name: string): string | undefined {
  const code = DocumentLanguage.options.find((one) => languageOf(one) === name);
  return code && languageName(code, language);
}
