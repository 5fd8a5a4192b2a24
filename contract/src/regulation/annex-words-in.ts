import { markWords, noteWords, untranslatedLimitWords } from './annex-words';
import { isLawLanguage, type LawLanguage } from './class-words';

/** What the asterisks and notes of Annex VI of CLP mean, in a language. */
export interface AnnexWords {
  readonly marks: Readonly<Record<string, string>>;
  readonly notes: Readonly<Record<string, string>>;
  readonly untranslatedLimits: string;
}

const english: AnnexWords = {
  marks: markWords,
  notes: noteWords,
  untranslatedLimits: untranslatedLimitWords,
};

const german: AnnexWords = {
  marks: {
    '*': 'Mindesteinstufung: Sie wurde aus der Richtlinie 67/548/EWG übernommen. Eine strengere Kategorie gilt, wenn Ihre Daten dazu führen.',
    '**': 'Der Expositionsweg ist nicht angegeben, weil Daten zum Ausschluss der anderen Wege fehlen.',
    '***':
      'Genannt sind nur die Wirkungen, die nach der Richtlinie 67/548/EWG eingestuft waren; Fruchtbarkeit oder Entwicklung können ebenfalls betroffen sein.',
    '****':
      'Die physikalische Gefahr konnte nicht bestätigt werden: Sie ist durch Prüfung zu bestätigen und kann eine andere Kategorie oder Klasse sein.',
  },
  untranslatedLimits:
    'Grenzwerte der akuten Toxizität nach der Richtlinie 67/548/EWG konnten nicht übernommen werden; ihre akute Toxizität kann von besonderer Bedeutung sein.',
  notes: {
    A: 'Der Eintrag ist eine Gruppe: Das Etikett nennt den Stoff selbst, in einer der Formen von Anhang VI.',
    B: 'Als wässrige Lösung verschiedener Konzentration verkauft: Das Etikett gibt die Konzentration in Prozent an.',
    C: 'Kann als ein Isomer oder als Gemisch mehrerer verkauft werden: Das Etikett sagt, als welches.',
    D: 'Wird in der Regel stabilisiert verkauft und ist so aufgeführt. Sonst fügt das Etikett dem Namen „nicht stabilisiert“ hinzu.',
    F: 'Kann einen Stabilisator enthalten. Ändert er die Gefahren, wird er als Gemisch eingestuft.',
    G: 'Kann in explosiver Form verkauft werden, die als solche zu prüfen und einzustufen ist.',
    H: 'Der Eintrag erfasst nur die genannten Gefahren; alle anderen stuft der Lieferant ein.',
    J: 'Nicht karzinogen oder mutagen, wenn nachweislich weniger als 0,1 % Benzol (200-753-7) enthalten sind.',
    K: 'Nicht karzinogen oder mutagen, wenn nachweislich weniger als 0,1 % 1,3-Butadien (203-450-8) enthalten sind.',
    L: 'Nicht karzinogen, wenn nachweislich weniger als 3 % DMSO-Extrakt (IP 346) enthalten sind.',
    M: 'Nicht karzinogen, wenn nachweislich weniger als 0,005 % Benzo[a]pyren (200-028-5) enthalten sind.',
    N: 'Nicht karzinogen, wenn die Raffination vollständig bekannt ist und der Ausgangsstoff nicht karzinogen ist.',
    P: 'Nicht karzinogen oder mutagen, wenn nachweislich weniger als 0,1 % Benzol (200-753-7) enthalten sind.',
    Q: 'Fasern: nicht karzinogen, wenn eine der in der Anmerkung genannten Prüfungen der Biopersistenz oder Karzinogenität bestanden ist.',
    R: 'Nicht karzinogen bei Fasern, deren längengewichteter mittlerer Durchmesser abzüglich zweier Standardfehler über 6 µm liegt.',
    S: 'Braucht möglicherweise keine Kennzeichnung nach Artikel 17 (Anhang I, Abschnitt 1.3).',
    T: 'Kann in einer Form ohne die hier genannten physikalischen Gefahren verkauft werden; Prüfungen dieser Form entscheiden.',
    U: 'Ein Gas unter Druck: Die Gruppe (verdichtet, verflüssigt, tiefgekühlt verflüssigt, gelöst) hängt von der Verpackung ab.',
    V: 'Als Fasern oder mit veränderter Oberfläche verkauft, sind die Gefahren für diese Form zu bewerten.',
    W: 'Karzinogen, wenn lungengängiger Staub in Mengen eingeatmet wird, die die Selbstreinigung der Lunge beeinträchtigen.',
    X: 'Beruht nur auf dem, was allen Stoffen des Eintrags gemeinsam ist; jeder kann weitere Gefahren haben.',
    1: 'Konzentrationen sind Gewichtsprozent des metallischen Elements.',
    2: 'Konzentrationen sind Gewichtsprozent des freien Isocyanat-Monomers.',
    3: 'Konzentrationen sind Gewichtsprozent der in Wasser gelösten Chromationen.',
    5: 'Konzentrationsgrenzwerte von Gasgemischen sind Volumenprozent.',
    7: 'Nickelhaltige Legierungen sensibilisieren die Haut, wenn sie mehr als 0,5 µg Nickel je cm² und Woche freisetzen.',
    8: 'Nicht karzinogen in einem Gemisch, das weniger als 0,1 % Formaldehyd freisetzen kann.',
    9: 'Nicht mutagen in einem Gemisch, das weniger als 1 % Formaldehyd freisetzen kann.',
    10: 'Karzinogen beim Einatmen nur in Pulvern mit mindestens 1 % Partikeln bis 10 µm.',
    11: 'Gemische sind reproduktionstoxisch, wenn die Summe der Borverbindungen dieser Klasse mindestens 0,3 % beträgt.',
    12: 'Gemische sind reproduktionstoxisch, wenn die Summe der Stoffe dieses Eintrags seinen Grenzwert oder den allgemeinen der Kategorie erreicht.',
  },
};

const french: AnnexWords = {
  marks: {
    '*': 'Classification minimale : elle est reprise de la directive 67/548/CEE. Une catégorie plus sévère s’applique si vos données y conduisent.',
    '**': 'La voie d’exposition n’est pas indiquée, faute de données pour exclure les autres voies.',
    '***':
      'Seuls les effets classés selon la directive 67/548/CEE sont cités ; la fertilité ou le développement peuvent aussi être touchés.',
    '****':
      'Le danger physique n’a pu être établi : il est à confirmer par des essais et peut relever d’une autre catégorie ou classe.',
  },
  untranslatedLimits:
    'Les limites de toxicité aiguë de la directive 67/548/CEE n’ont pu être reprises ; sa toxicité aiguë peut être particulièrement préoccupante.',
  notes: {
    A: 'L’entrée est un groupe : l’étiquette nomme la substance elle-même, sous l’une des formes de l’annexe VI.',
    B: 'Vendue en solution aqueuse de diverses concentrations : l’étiquette indique la concentration en pourcentage.',
    C: 'Peut être vendue sous forme d’un isomère ou d’un mélange de plusieurs : l’étiquette le précise.',
    D: 'Normalement vendue stabilisée, et listée ainsi. Sinon l’étiquette ajoute « non stabilisé(e) » au nom.',
    F: 'Peut contenir un stabilisant. S’il modifie les dangers, elle est classée comme mélange.',
    G: 'Peut être vendue sous une forme explosible, à évaluer et à classer comme telle.',
    H: 'L’entrée ne couvre que les dangers qu’elle cite ; le fournisseur classe tous les autres.',
    J: 'Non cancérogène ni mutagène s’il est établi qu’elle contient moins de 0,1 % de benzène (200-753-7).',
    K: 'Non cancérogène ni mutagène s’il est établi qu’elle contient moins de 0,1 % de 1,3-butadiène (203-450-8).',
    L: 'Non cancérogène s’il est établi qu’elle contient moins de 3 % d’extrait au diméthylsulfoxyde (IP 346).',
    M: 'Non cancérogène s’il est établi qu’elle contient moins de 0,005 % de benzo[a]pyrène (200-028-5).',
    N: 'Non cancérogène si l’historique complet du raffinage est connu et si la matière de départ n’est pas cancérogène.',
    P: 'Non cancérogène ni mutagène s’il est établi qu’elle contient moins de 0,1 % de benzène (200-753-7).',
    Q: 'Fibres : non cancérogènes si l’un des essais de biopersistance ou de cancérogénicité de la note est satisfait.',
    R: 'Non cancérogène pour les fibres dont le diamètre moyen pondéré, moins deux erreurs types, dépasse 6 µm.',
    S: 'Peut ne pas nécessiter d’étiquette selon l’article 17 (annexe I, section 1.3).',
    T: 'Peut être vendue sous une forme sans les dangers physiques cités ici ; les essais de cette forme en décident.',
    U: 'Un gaz sous pression : le groupe (comprimé, liquéfié, liquéfié réfrigéré, dissous) dépend du conditionnement.',
    V: 'Vendue en fibres ou avec une surface modifiée, ses dangers sont à évaluer pour cette forme.',
    W: 'Cancérogène lorsque des poussières alvéolaires sont inhalées en quantités qui altèrent la clairance pulmonaire.',
    X: 'Fondée seulement sur ce que toutes les substances de l’entrée ont en commun ; chacune peut présenter d’autres dangers.',
    1: 'Les concentrations sont en pourcentage massique de l’élément métallique.',
    2: 'Les concentrations sont en pourcentage massique du monomère isocyanate libre.',
    3: 'Les concentrations sont en pourcentage massique des ions chromate dissous dans l’eau.',
    5: 'Les limites de concentration des mélanges de gaz sont en pourcentage volumique.',
    7: 'Les alliages au nickel sensibilisent la peau s’ils libèrent plus de 0,5 µg de nickel par cm² et par semaine.',
    8: 'Non cancérogène dans un mélange qui peut libérer moins de 0,1 % de formaldéhyde.',
    9: 'Non mutagène dans un mélange qui peut libérer moins de 1 % de formaldéhyde.',
    10: 'Cancérogène par inhalation seulement en poudres contenant 1 % ou plus de particules jusqu’à 10 µm.',
    11: 'Les mélanges sont toxiques pour la reproduction si la somme des composés du bore de cette classe atteint 0,3 %.',
    12: 'Les mélanges sont toxiques pour la reproduction si la somme des substances de cette entrée atteint sa limite, ou la limite générale de la catégorie.',
  },
};

const byLanguage: Readonly<Record<LawLanguage, AnnexWords>> = { de: german, fr: french };

/** The words on asterisks and notes in a language; in English where they are not held in it. */
export function annexWordsIn(language: string): AnnexWords {
  return isLawLanguage(language) ? byLanguage[language] : english;
}
