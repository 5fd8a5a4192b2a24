import { displayFormula } from './display-formula';
import { hillOf } from './formula.fixture';

describe('displayFormula', () => {
  it.each([
    'NaCl',
    'HCl',
    'NH3',
    'N2H4',
    'H2O',
    'D2O',
    'H2S',
    'SiO2',
    'TiO2',
    'Fe2O3',
    'Al2O3',
    'ClO2',
    'OF2',
    'FeS2',
    'GaAs',
    'SiC',
    'CaC2',
    'CO',
    'CO2',
    'CS2',
    'LiH',
    'NaN3',
    'I2',
  ])('writes the binary compound %s', (formula) => {
    expect(displayFormula(hillOf(formula))).toBe(formula);
  });

  it.each([
    'H2SO4',
    'HNO3',
    'H3PO4',
    'H3PO3',
    'H3BO3',
    'HClO4',
    'HIO3',
    'HBF4',
    'H2SiF6',
    'HSO3Cl',
    'H3NSO3',
    'SOCl2',
    'POCl3',
    'BiOCl',
    'SiHCl3',
    'BaTiO3',
    'LiCoO2',
    'MgAl2O4',
  ])('writes the acid, oxide or oxide halide %s', (formula) => {
    expect(displayFormula(hillOf(formula))).toBe(formula);
  });

  it.each([
    'NaOH',
    'Ca(OH)2',
    'Al(OH)3',
    'Na2SO4',
    'Al2(SO4)3',
    'Fe2(SO4)3',
    'Ca(NO3)2',
    'AgNO3',
    'NaNO2',
    'Na3PO4',
    'Na2HPO4',
    'KH2PO4',
    'Ca(H2PO4)2',
    'Ca3(PO4)2',
    'Na4P2O7',
    'Na5P3O10',
    'Ca(ClO)2',
    'NaClO',
    'KMnO4',
    'K2MnO4',
    'K2Cr2O7',
    'Na2S2O3',
    'Na2S2O4',
    'Na2S2O5',
    'Na2S2O8',
    'CaS2O8',
    'NaHSO3',
    'NaBO3',
    'Na2B4O7',
    'Na2SiO3',
    'NaAlO2',
    'NaBH4',
    'LiAlH4',
    'NaHS',
    'KHF2',
    'Na2CO3',
    'NaHCO3',
    'KCN',
    'KSCN',
    'K3Fe(CN)6',
    'Na2C2O4',
    'KAl(SO4)2',
    'K2PtCl6',
    'Na3AlF6',
  ])('writes the salt %s', (formula) => {
    expect(displayFormula(hillOf(formula))).toBe(formula);
  });

  it.each([
    'NH4Cl',
    'NH4NO3',
    '(NH4)2SO4',
    'NH4H2PO4',
    '(NH4)2HPO4',
    '(NH4)2S2O8',
    'NH4HCO3',
    'NH4HF2',
    'NH4OH',
    '(NH4)2Cr2O7',
    'NH4VO3',
    '(NH4)6Mo7O24',
    '(NH4)2Fe(SO4)2',
    'NH4Al(SO4)2',
  ])('writes the ammonium salt %s', (formula) => {
    expect(displayFormula(hillOf(formula))).toBe(formula);
  });

  it.each([
    ['CuO4S·5H2O', 'CuSO4·5H2O'],
    ['3CdO4S·8H2O', '3CdSO4·8H2O'],
    ['Cl2Mg·xH2O', 'MgCl2·xH2O'],
    ['C12H20N2·2ClH', 'C12H20N2·2HCl'],
  ])('writes each part of %s', (hill, shown) => {
    expect(displayFormula(hill)).toBe(shown);
  });

  it.each([
    ['urea', 'CH4N2O'],
    ['thiourea', 'CH4N2S'],
    ['hydroxylamine hydrochloride', 'ClH4NO'],
    ['sodium acetate', 'C2H3NaO2'],
    ['sodium formate', 'CHNaO2'],
    ['acetone', 'C3H6O'],
    ['chloroform-d', 'CCl3D'],
    ['a merged hydrate', 'CuH10O9S'],
    ['an ion', 'O4S^2-'],
    ['a labelled compound', 'H3[15N]'],
    ['a polymer', '(C2H4O)n'],
    ['no formula', 'unknown'],
  ])('leaves %s as stored', (_what, hill) => {
    expect(displayFormula(hill)).toBe(hill);
  });
});
