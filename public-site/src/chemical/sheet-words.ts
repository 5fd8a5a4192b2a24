import type { DataSheet, DataSheetPart } from 'contract/catalog';
import { type SheetLanguage, sheetLanguages } from './data-path';

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
  'Hazard classes': ['Gefahrenklassen', 'Classes de danger'],
  'Hazard statements': ['Gefahrenhinweise', 'Mentions de danger'],
  'Precautions: general': ['Sicherheitshinweise: allgemein', 'Conseils de prudence : généraux'],
  'Precautions: prevention': [
    'Sicherheitshinweise: Prävention',
    'Conseils de prudence : prévention',
  ],
  'Precautions: response': ['Sicherheitshinweise: Reaktion', 'Conseils de prudence : intervention'],
  'Precautions: storage': ['Sicherheitshinweise: Aufbewahrung', 'Conseils de prudence : stockage'],
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

/** The sheet with its words in a language; sources and remarks on the law stay in English. */
export function sheetIn(language: SheetLanguage, sheet: DataSheet): DataSheet {
  const say = (text: string) => words[text]?.[sheetLanguages.indexOf(language)] ?? text;
  return {
    ...sheet,
    language,
    sections: sheet.sections.map(({ title, parts }) => ({
      title: say(title),
      parts: parts.map((part) => partIn(part, say)),
    })),
  };
}

function partIn(part: DataSheetPart, say: (text: string) => string): DataSheetPart {
  switch (part.kind) {
    case 'facts':
      return {
        ...part,
        facts: part.facts.map(({ label, value }) => ({ label: say(label), value: say(value) })),
      };
    case 'heading':
      return { ...part, text: say(part.text) };
    default:
      return part;
  }
}
