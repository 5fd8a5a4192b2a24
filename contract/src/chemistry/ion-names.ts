/** Symbols and names of metals as salts are named by, and of the metals with one common charge without a numeral. */
const plain = names(
  'Li lithium Na sodium K potassium Rb rubidium Cs caesium Be beryllium Mg magnesium Ca calcium Sr strontium ' +
    'Ba barium Ra radium Al aluminium Ga gallium In indium Zn zinc Cd cadmium Ag silver Sc scandium Y yttrium ' +
    'La lanthanum Pr praseodymium Nd neodymium Pm promethium Sm samarium Eu europium Gd gadolinium Tb terbium ' +
    'Dy dysprosium Ho holmium Er erbium Tm thulium Yb ytterbium Lu lutetium Zr zirconium Hf hafnium Th thorium',
);
const numbered = names(
  'Ti titanium V vanadium Cr chromium Mn manganese Fe iron Co cobalt Ni nickel Cu copper Nb niobium Mo molybdenum ' +
    'Ru ruthenium Rh rhodium Pd palladium Sn tin Sb antimony Ce cerium Ta tantalum W tungsten Re rhenium Os osmium ' +
    'Ir iridium Pt platinum Au gold Hg mercury Tl thallium Pb lead Bi bismuth U uranium',
);
const numerals = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

const anions = names(
  'F^- fluoride Cl^- chloride Br^- bromide I^- iodide HO^- hydroxide O^2- oxide S^2- sulfide HS^- sulfide ' +
    'O4S^2- sulfate O3S^2- sulfite O3S2^2- thiosulfate O5S2^2- metabisulfite O4S2^2- dithionite O8S2^2- persulfate ' +
    'NO3^- nitrate NO2^- nitrite N3^- azide CO3^2- carbonate CN^- cyanide CNO^- cyanate CNS^- thiocyanate ' +
    'O4P^3- phosphate O7P2^4- pyrophosphate O10P3^5- tripolyphosphate HO3P^2- phosphite HO2P^- hypophosphite ' +
    'ClO^- hypochlorite ClO2^- chlorite ClO3^- chlorate ClO4^- perchlorate BrO3^- bromate IO3^- iodate IO4^- periodate ' +
    'MnO4^- permanganate CrO4^2- chromate Cr2O7^2- dichromate MoO4^2- molybdate O4W^2- tungstate O3V^- vanadate ' +
    'BO3^3- borate B4O7^2- tetraborate BF4^- tetrafluoroborate F6Si^2- hexafluorosilicate F6P^- hexafluorophosphate ' +
    'O3Si^2- silicate O4Si^4- silicate AsO4^3- arsenate AsO3^3- arsenite O3Se^2- selenite O4Se^2- selenate ' +
    'BH4^- borohydride H^- hydride H2NO3S^- sulfamate',
);

/**
 * The name of a cation as salts are named by, from its formula with the charge; `undefined` for one without a name here.
 *
 * @example cationName('Fe^3+') // 'iron(III)'
 */
export function cationName(formula: string): string | undefined {
  if (formula === 'H4N^+') return 'ammonium';
  const [symbol = '', charge = ''] = formula.split('^', 2);
  const name = numbered.get(symbol);
  if (name === undefined) return plain.get(symbol);
  const numeral = numerals[Number.parseInt(charge, 10) || 1];
  return numeral === undefined ? name : `${name}(${numeral})`;
}

/** The name of an anion from its formula with the charge: `sulfate` of `O4S^2-`. */
export function anionName(formula: string): string | undefined {
  return anions.get(formula);
}

/** The name of a metal: `iron` of `Fe`. */
export function metalName(symbol: string): string | undefined {
  return plain.get(symbol) ?? numbered.get(symbol);
}

function names(text: string): ReadonlyMap<string, string> {
  const words = text.split(' ');
  return new Map(
    words.flatMap((key, place) =>
      place % 2 === 0 ? [[key, words[place + 1] ?? ''] as const] : [],
    ),
  );
}
