/**
 * The elements from the most electropositive to the most electronegative, by the sequence of Table VI of the IUPAC
 * Red Book ("Nomenclature of Inorganic Chemistry", 2005; rule IR-4.4.2.1); `D` and `T` stand with hydrogen.
 */
const sequence = (
  'Rn Xe Kr Ar Ne He Fr Cs Rb K Na Li Ra Ba Sr Ca Mg Be ' +
  'Lr No Md Fm Es Cf Bk Cm Am Pu Np U Pa Th Ac Lu Yb Tm Er Ho Dy Tb Gd Eu Sm Pm Nd Pr Ce La Y Sc ' +
  'Rf Hf Zr Ti Db Ta Nb V Sg W Mo Cr Bh Re Tc Mn Hs Os Ru Fe Mt Ir Rh Co Ds Pt Pd Ni Rg Au Ag Cu ' +
  'Cn Hg Cd Zn Nh Tl In Ga Al B Fl Pb Sn Ge Si C Mc Bi Sb As P N T D H Lv Po Te Se S O Ts At I Br Cl F Og'
).split(' ');

const places = new Map(sequence.map((symbol, place) => [symbol, place]));
const notMetals = new Set(
  'H D T B C N O F Si P S Cl Ge As Se Br Sb Te I Po At Ts He Ne Ar Kr Xe Rn Og'.split(' '),
);

/** Orders symbols from the electropositive to the electronegative, for `toSorted`. */
export function byElementSequence(one: string, other: string): number {
  return (places.get(one) ?? 0) - (places.get(other) ?? 0);
}

/** Whether the element forms simple cations: the metals, without metalloids. */
export function isMetal(symbol: string): boolean {
  return !notMetals.has(symbol);
}
