import { type HazardClass, hazardClassNames } from './hazard-class';

/** The languages beside English that the names of classes, organs and notes are held in. */
export type LawLanguage = 'de' | 'fr';

/** Whether the names of the law are held in a language; elsewhere they stand in English. */
export function isLawLanguage(language: string): language is LawLanguage {
  return language === 'de' || language === 'fr';
}

type Pair = readonly [de: string, fr: string];

/*
 * The titles of Regulation (EC) No 1272/2008 (CLP), Annex VI, Table 1.1 and Annex I, parts 2 to 5, in their German and French
 * versions. A title for two classes ("Schwere Augenschädigung/Augenreizung") is split between them.
 */
const titles: Readonly<Record<HazardClass, Pair>> = {
  'Unst. Expl.': ['Instabile explosive Stoffe/Gemische', 'Explosibles instables'],
  'Expl.': ['Explosive Stoffe/Gemische und Erzeugnisse mit Explosivstoff', 'Explosibles'],
  'Desen. Expl.': ['Desensibilisierte explosive Stoffe/Gemische', 'Explosibles désensibilisés'],
  'Flam. Gas': ['Entzündbare Gase', 'Gaz inflammables'],
  Aerosol: ['Aerosole', 'Aérosols'],
  'Ox. Gas': ['Oxidierende Gase', 'Gaz comburants'],
  'Press. Gas': ['Gase unter Druck', 'Gaz sous pression'],
  'Flam. Liq.': ['Entzündbare Flüssigkeiten', 'Liquides inflammables'],
  'Flam. Sol.': ['Entzündbare Feststoffe', 'Matières solides inflammables'],
  'Self-react.': ['Selbstzersetzliche Stoffe oder Gemische', 'Substances et mélanges autoréactifs'],
  'Pyr. Liq.': ['Pyrophore Flüssigkeiten', 'Liquides pyrophoriques'],
  'Pyr. Sol.': ['Pyrophore Feststoffe', 'Matières solides pyrophoriques'],
  'Self-heat.': [
    'Selbsterhitzungsfähige Stoffe oder Gemische',
    'Substances et mélanges auto-échauffants',
  ],
  'Water-react.': [
    'Stoffe oder Gemische, die in Berührung mit Wasser entzündbare Gase entwickeln',
    'Substances et mélanges qui, au contact de l’eau, dégagent des gaz inflammables',
  ],
  'Ox. Liq.': ['Oxidierende Flüssigkeiten', 'Liquides comburants'],
  'Ox. Sol.': ['Oxidierende Feststoffe', 'Matières solides comburantes'],
  'Org. Perox.': ['Organische Peroxide', 'Peroxydes organiques'],
  'Met. Corr.': ['Korrosiv gegenüber Metallen', 'Substances et mélanges corrosifs pour les métaux'],
  'Acute Tox.': ['Akute Toxizität', 'Toxicité aiguë'],
  'Skin Corr.': ['Ätzwirkung auf die Haut', 'Corrosion cutanée'],
  'Skin Irrit.': ['Hautreizung', 'Irritation cutanée'],
  'Eye Dam.': ['Schwere Augenschädigung', 'Lésions oculaires graves'],
  'Eye Irrit.': ['Augenreizung', 'Irritation oculaire'],
  'Resp. Sens.': ['Sensibilisierung der Atemwege', 'Sensibilisation respiratoire'],
  'Skin Sens.': ['Sensibilisierung der Haut', 'Sensibilisation cutanée'],
  'Muta.': ['Keimzellmutagenität', 'Mutagénicité sur les cellules germinales'],
  'Carc.': ['Karzinogenität', 'Cancérogénicité'],
  'Repr.': ['Reproduktionstoxizität', 'Toxicité pour la reproduction'],
  'Lact.': ['Wirkungen auf oder über die Laktation', 'Effets sur ou via l’allaitement'],
  'STOT SE': [
    'Spezifische Zielorgan-Toxizität (einmalige Exposition)',
    'Toxicité spécifique pour certains organes cibles – exposition unique',
  ],
  'STOT RE': [
    'Spezifische Zielorgan-Toxizität (wiederholte Exposition)',
    'Toxicité spécifique pour certains organes cibles – exposition répétée',
  ],
  'Asp. Tox.': ['Aspirationsgefahr', 'Danger par aspiration'],
  'Aquatic Acute': ['Gewässergefährdend, akut', 'Dangers pour le milieu aquatique – danger aigu'],
  'Aquatic Chronic': [
    'Gewässergefährdend, chronisch',
    'Dangers pour le milieu aquatique – danger chronique',
  ],
  Ozone: ['Die Ozonschicht schädigend', 'Dangereux pour la couche d’ozone'],
};

/** What Annex VI adds to a statement in brackets: organs and routes of exposure. */
const specifics: Readonly<Record<string, Pair>> = {
  blood: ['Blut', 'sang'],
  'blood system': ['Blutsystem', 'système sanguin'],
  bone: ['Knochen', 'os'],
  bones: ['Knochen', 'os'],
  'cardiovascular system': ['Herz-Kreislauf-System', 'système cardiovasculaire'],
  'causing atrophy of the testes': [
    'verursacht Hodenatrophie',
    'provoquant une atrophie des testicules',
  ],
  'central nervous system': ['Zentralnervensystem', 'système nerveux central'],
  eye: ['Auge', 'œil'],
  eyes: ['Augen', 'yeux'],
  'gastro-intestinal tract': ['Magen-Darm-Trakt', 'tractus gastro-intestinal'],
  'gastrointestinal tract': ['Magen-Darm-Trakt', 'tractus gastro-intestinal'],
  'hearing organs': ['Hörorgane', 'organes de l’audition'],
  heart: ['Herz', 'cœur'],
  'immune system': ['Immunsystem', 'système immunitaire'],
  inhalation: ['Einatmen', 'inhalation'],
  kidney: ['Niere', 'reins'],
  kidneys: ['Nieren', 'reins'],
  larynx: ['Kehlkopf', 'larynx'],
  liver: ['Leber', 'foie'],
  lung: ['Lunge', 'poumons'],
  lungs: ['Lunge', 'poumons'],
  muscle: ['Muskel', 'muscle'],
  'nasal cavity': ['Nasenhöhle', 'cavité nasale'],
  'nervous system': ['Nervensystem', 'système nerveux'],
  oral: ['oral', 'voie orale'],
  'peripheral nervous system': ['peripheres Nervensystem', 'système nerveux périphérique'],
  'respiratory and haematopoietic systems': [
    'Atmungs- und blutbildendes System',
    'systèmes respiratoire et hématopoïétique',
  ],
  'respiratory system': ['Atmungssystem', 'système respiratoire'],
  'respiratory tract': ['Atemwege', 'voies respiratoires'],
  skin: ['Haut', 'peau'],
  spleen: ['Milz', 'rate'],
  teeth: ['Zähne', 'dents'],
  thymus: ['Thymus', 'thymus'],
  thyroid: ['Schilddrüse', 'thyroïde'],
  'upper respiratory tract': ['obere Atemwege', 'voies respiratoires supérieures'],
  'urinary tract': ['Harnwege', 'voies urinaires'],
};

/** The name of a hazard class in a language; in English where the law's titles are not held in it. */
export function hazardClassIn(language: string, hazardClass: HazardClass): string {
  if (!isLawLanguage(language)) return hazardClassNames[hazardClass];
  return of(titles[hazardClass], language);
}

/** Organs and routes in a language; what is not of Annex VI stays as staff wrote it. */
export function specificsIn(language: string, text: string): string {
  if (!isLawLanguage(language)) return text;
  return text.replaceAll(/[^,;]+/g, (part) => {
    const words = part.trim();
    const known = specifics[words.toLowerCase()];
    return known ? part.replace(words, of(known, language)) : part;
  });
}

function of([de, fr]: Pair, language: LawLanguage): string {
  return language === 'de' ? de : fr;
}
