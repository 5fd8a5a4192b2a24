import type { CanvasTool } from './structure-canvas';
import type { ToolName } from './tool-label';

/** A tool of the editor's bar. */
export interface EditorTool {
  readonly name: ToolName;
  /** Chooses it while the drawing has the focus and nothing is marked. */
  readonly key: string;
  readonly tool: CanvasTool;
  /** An element is shown as its symbol, others as a picture. */
  readonly symbol?: string;
}

const button = (number: number): CanvasTool => ({ kind: 'button', button: number });

/** The numbers are those of openchemlib's own bar: seventeen in a column, from the top. */
export const editorTools: readonly (readonly EditorTool[])[] = [
  [
    { name: 'Select and move', key: ' ', tool: button(2) },
    { name: 'Erase', key: '0', tool: button(4) },
    { name: 'Turn and zoom', key: 'z', tool: button(18) },
  ],
  [
    { name: 'Bond', key: '1', tool: button(5) },
    { name: 'Chain', key: '2', tool: button(22) },
    { name: 'Bond towards you', key: 'u', tool: button(6) },
    { name: 'Bond away from you', key: 'd', tool: button(23) },
  ],
  [
    { name: 'Benzene ring', key: 'a', tool: button(26) },
    { name: 'Ring of 6', key: '6', tool: button(25) },
    { name: 'Ring of 5', key: '5', tool: button(8) },
    { name: 'Ring of 4', key: '4', tool: button(24) },
    { name: 'Ring of 3', key: '3', tool: button(7) },
    { name: 'Ring of 7', key: '7', tool: button(9) },
  ],
  [
    { name: 'Carbon, C', key: 'c', tool: button(11), symbol: 'C' },
    { name: 'Nitrogen, N', key: 'n', tool: button(12), symbol: 'N' },
    { name: 'Oxygen, O', key: 'o', tool: button(13), symbol: 'O' },
    { name: 'Sulfur, S', key: 's', tool: button(30), symbol: 'S' },
    { name: 'Phosphorus, P', key: 'p', tool: button(29), symbol: 'P' },
    { name: 'Fluorine, F', key: 'f', tool: button(14), symbol: 'F' },
    { name: 'Chlorine, Cl', key: 'l', tool: button(31), symbol: 'Cl' },
    { name: 'Bromine, Br', key: 'b', tool: button(15), symbol: 'Br' },
    { name: 'Iodine, I', key: 'i', tool: button(32), symbol: 'I' },
    { name: 'Hydrogen, H', key: 'h', tool: button(16), symbol: 'H' },
    { name: 'Positive charge', key: '+', tool: button(10), symbol: '+' },
    { name: 'Negative charge', key: '-', tool: button(27), symbol: '−' },
  ],
];

/** The tool that openchemlib's editor starts with. */
export const firstTool: ToolName = 'Bond';

export function toolOfKey(key: string): EditorTool | undefined {
  return editorTools.flat().find((tool) => tool.key === key.toLowerCase());
}

/** An entry of a list of tools. */
export interface ListedTool {
  readonly name: ToolName;
  readonly tool: CanvasTool;
}

const group = (name: ToolName, smiles: string): ListedTool => ({
  name,
  tool: { kind: 'group', smiles },
});

export const groupTools: readonly ListedTool[] = [
  group('Carboxylic acid, COOH', '*C(=O)O'),
  group('Methyl ester, COOMe', '*C(=O)OC'),
  group('Amide, CONH2', '*C(=O)N'),
  group('Acetyl, COMe', '*C(=O)C'),
  group('Aldehyde, CHO', '*C=O'),
  group('Nitrile, CN', '*C#N'),
  group('Nitro, NO2', '*[N+](=O)[O-]'),
  group('Sulfonic acid, SO3H', '*S(=O)(=O)O'),
  group('Methoxy, OMe', '*OC'),
  group('Trifluoromethyl, CF3', '*C(F)(F)F'),
  group('tert-Butyl', '*C(C)(C)C'),
  group('Isopropyl', '*C(C)C'),
  group('Phenyl', '*c1ccccc1'),
  group('Pyridin-3-yl', '*c1cccnc1'),
  group('Furan-2-yl', '*c1ccco1'),
  group('Thiophen-2-yl', '*c1cccs1'),
  group('Imidazol-1-yl', '*n1ccnc1'),
  group('Morpholin-4-yl', '*N1CCOCC1'),
  group('Naphthalen-1-yl', '*c1cccc2ccccc12'),
];

const element = (symbol: string, name: ToolName): ListedTool => ({
  name,
  tool: { kind: 'element', symbol },
});

export const elementTools: readonly ListedTool[] = [
  element('Al', 'Al aluminium'),
  element('Ag', 'Ag silver'),
  element('As', 'As arsenic'),
  element('B', 'B boron'),
  element('Ba', 'Ba barium'),
  element('Ca', 'Ca calcium'),
  element('Co', 'Co cobalt'),
  element('Cr', 'Cr chromium'),
  element('Cu', 'Cu copper'),
  element('Fe', 'Fe iron'),
  element('Hg', 'Hg mercury'),
  element('K', 'K potassium'),
  element('Li', 'Li lithium'),
  element('Mg', 'Mg magnesium'),
  element('Mn', 'Mn manganese'),
  element('Na', 'Na sodium'),
  element('Ni', 'Ni nickel'),
  element('Pb', 'Pb lead'),
  element('Pd', 'Pd palladium'),
  element('Pt', 'Pt platinum'),
  element('Se', 'Se selenium'),
  element('Si', 'Si silicon'),
  element('Sn', 'Sn tin'),
  element('Ti', 'Ti titanium'),
  element('Zn', 'Zn zinc'),
  element('Zr', 'Zr zirconium'),
];
