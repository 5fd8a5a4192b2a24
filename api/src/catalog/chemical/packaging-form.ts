import { textLanguage } from 'contract';
import type { CellForm } from '../../transfer/format/cell-form';
import { CellProblem } from '../../transfer/format/cell-problem';
import { readNumber } from '../../transfer/format/number-text';

/** `25 kg, Drum`: quantity, the unit's symbol, container. */
export const packagingForm: CellForm = {
  read: (text, names) => {
    const found = /^([-+\d.,' \u00a0\u202f]*\d)\s*(.*)/s.exec(text);
    const rest = found?.[2] ?? '';
    const comma = rest.indexOf(',');
    const end = comma < 0 ? rest.indexOf(' ') : comma;
    if (!found || end < 1) throw new CellProblem(`Write "${text}" as in: 25 kg, Drum`);
    return {
      quantity: readNumber(found[1] ?? ''),
      unitId: names.of('unit').idOf(rest.slice(0, end).trim()),
      container: rest.slice(end + 1).trim(),
    };
  },
  write: (value, names) => {
    const { quantity, unitId, container } = Object(value);
    return `${plain(Number(quantity))} ${names.of('unit').textOf(String(unitId))}, ${container}`;
  },
  help: 'As in: 25 kg, Drum',
};

const withoutExponent = new Intl.NumberFormat(textLanguage, {
  useGrouping: false,
  maximumFractionDigits: 12,
});

/** Without an exponent, which would be read as part of the unit. */
function plain(quantity: number): string {
  const text = String(quantity);
  return text.includes('e') ? withoutExponent.format(quantity) : text;
}
