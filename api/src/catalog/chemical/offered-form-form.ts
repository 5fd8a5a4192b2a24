import { Grade, OfferedForm, PackingGroup, PhysicalForm } from 'contract/catalog';
import { Classification, classText, parseClassification } from 'contract/regulation';
import { type CellForm, choiceForm } from '../../transfer/format/cell-form';
import { CellProblem } from '../../transfer/format/cell-problem';
import type { Names } from '../../transfer/format/names';
import { readNumber } from '../../transfer/format/number-text';
import { packagingForm } from './packaging-form';

interface Part {
  readonly read: (text: string, names: Names) => unknown;
  readonly write: (value: unknown, names: Names) => string;
}

const plain: Part = { read: (text) => text, write: String };
const percent: Part = {
  read: (text) => readNumber(text.endsWith('%') ? text.slice(0, -1).trimEnd() : text),
  write: (value) => `${String(value)} %`,
};

function choice(options: readonly string[]): Part {
  const form = choiceForm(options);
  return { read: form.read, write: String };
}

/** Several values, with ` + ` between: it stands in no pack, class or code. */
function several({ read, write }: Part): Part {
  return {
    read: (text, names) => text.split(/\s\+\s/).map((one) => read(one.trim(), names)),
    write: (value, names) =>
      (Array.isArray(value) ? value : []).map((one) => write(one, names)).join(' + '),
  };
}

const packs: Part = {
  read: packagingForm.read,
  write: (value, names) => String(packagingForm.write(value, names)),
};

const hazardClass: Part = {
  read: (text) => {
    const found = parseClassification(text);
    if (!found) throw new CellProblem(`Write “${text}” as in: Skin Corr. 1B = H314`);
    return found;
  },
  write: (value) => classText(Classification.parse(value)),
};

const parts: Readonly<Record<string, readonly [field: keyof OfferedForm, part: Part]>> = {
  strength: ['strength', percent],
  form: ['physicalForm', choice(PhysicalForm.options)],
  grades: ['grades', several(choice(Grade.options))],
  packs: ['packagings', several(packs)],
  density: ['density', { read: readNumber, write: String }],
  HS: ['hsCode', plain],
  UN: ['unNumber', plain],
  'shipping name': ['properShippingName', plain],
  class: ['hazardClass', plain],
  group: ['packingGroup', choice(PackingGroup.options)],
  hazards: ['classifications', several(hazardClass)],
  supplements: ['supplements', several(plain)],
};

/** `Hydrochloric acid 37 % » strength: 37 % » form: solution » packs: 25 kg, Drum » source: derived 2026-11-28`. */
export const offeredFormForm: CellForm = {
  read: (text, names) => {
    const [name = '', ...written] = text.split('»').map((part) => part.trim());
    const values = written.map((part) => readPart(part, names));
    return { name, ...Object.fromEntries(values) };
  },
  write: (value, names) => {
    const form = OfferedForm.parse(value);
    const written = Object.entries(parts).flatMap(([label, [field, part]]) => {
      const own = form[field];
      const isEmpty = own === null || (Array.isArray(own) && own.length === 0);
      return isEmpty ? [] : [`${label}: ${part.write(own, names)}`];
    });
    const { source } = form;
    const sources = source === null ? [] : [`source: ${source.supplier ?? derived} ${source.day}`];
    return [form.name, ...written, ...sources].join(' » ');
  },
  help: 'as in: Hydrochloric acid 37 % » strength: 37 % » form: solution » packs: 25 kg, Drum + 1000 L, IBC',
};

const derived = 'derived';

function readPart(text: string, names: Names): readonly [string, unknown] {
  const end = text.indexOf(':');
  const [label, value] = [text.slice(0, end).trim(), text.slice(end + 1).trim()];
  if (label === 'source') return ['source', readSource(value)];
  const known = parts[label];
  if (!known || end < 1) {
    const labels = [...Object.keys(parts), 'source'].join(', ');
    throw new CellProblem(`“${text}” begins with none of ${labels}, each with a colon`);
  }
  const [field, part] = known;
  return [field, part.read(value, names)];
}

function readSource(text: string) {
  const [, supplier = '', day] = /^(.*)\s(\d{4}-\d{2}-\d{2})$/.exec(text) ?? [];
  if (day === undefined) throw new CellProblem(`Write “${text}” as in: derived 2026-11-28`);
  return { supplier: supplier === derived ? null : supplier.trim(), day };
}
