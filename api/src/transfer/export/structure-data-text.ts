export const structureDataType = 'chemical/x-mdl-sdfile';

interface StructureRecord {
  readonly title: string;
  /** Undefined for a record without a structure, which gets a molfile without atoms. */
  readonly molfile: string | undefined;
  readonly items: readonly (readonly [name: string, value: string | number])[];
}

const noAtoms = '\n\n\n  0  0  0  0  0  0  0  0  0  0999 V2000\nM  END\n';
const maxTitleLength = 80;

/** A record of an MDL structure-data file: molfile, then the data items with a value. */
export function structureRecord({ title, molfile = noAtoms, items }: StructureRecord): string {
  const given = items.filter(([, value]) => value !== '');
  const data = given.map(([name, value]) => `> <${name}>\n${itemText(value)}\n\n`).join('');
  const [, ...rest] = molfile.replace(/\r/g, '').trimEnd().split('\n');
  const head = title.replace(/\s+/g, ' ').slice(0, maxTitleLength);
  return `${[head, ...rest].join('\n')}\n${data}$$$$\n`;
}

/** An empty line would end the item, and some beginnings of a line start the next item or record. */
function itemText(value: string | number): string {
  return String(value)
    .replace(/\r/g, '')
    .replace(/\n{2,}/g, '\n')
    .replace(/^(?=>|\$\$\$\$)/gm, ' ');
}
