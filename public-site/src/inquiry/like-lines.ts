import { lineField } from './line-field';
import type { OrderRow, RowReading } from './order-list-view';

/** A field of another line that follows a correction. */
export interface Following {
  /** The position of the line. */
  readonly line: number;
  apply(): void;
  revert(): void;
}

/** A correction of a line by the visitor. */
export type Correction =
  | { readonly field: 'unitId' | 'chemicalId'; readonly line: number; readonly value: string }
  /** What an unclear number means: the place of a reading. */
  | { readonly field: 'reading'; readonly line: number; readonly reading: number };

interface Surroundings {
  readonly form: HTMLFormElement;
  readonly rows: readonly OrderRow[];
  /** The names of fields that the visitor has changed; they never follow. */
  readonly changed: ReadonlySet<string>;
}

/** The fields of other lines, read by the same doubtful rule, that the correction changes. */
export function followingLines(
  { form, rows, changed }: Surroundings,
  correction: Correction,
): Following[] {
  const own = rows.find(({ number }) => number === correction.line);
  if (!own) return [];
  return rows.flatMap((row) => {
    if (row === own) return [];
    const settings = settingsFor(row, own, correction).map(([name, value]) => ({
      name: lineField(row.number, name),
      value,
    }));
    if (settings.some(({ name }) => changed.has(name))) return [];
    const fields = settings.flatMap(({ name, value }) => {
      const field = form.elements.namedItem(name);
      return hasValue(field) && field.value !== value ? [{ field, value }] : [];
    });
    return fields.length === 0
      ? []
      : [followingOf({ form, fields, line: row.number, isTaken: correction.field !== 'unitId' })];
  });
}

type Setting = readonly [field: string, value: string];

/** The fields that a line takes over; none when it is not like the corrected one. */
function settingsFor(row: OrderRow, own: OrderRow, correction: Correction): readonly Setting[] {
  switch (correction.field) {
    case 'unitId': {
      const isLike = own.like.unit !== null && row.like.unit === own.like.unit;
      return isLike ? [['unitId', correction.value]] : [];
    }
    case 'chemicalId': {
      const isLike = own.like.words !== null && row.like.words === own.like.words;
      return isLike ? [['chemicalId', correction.value]] : [];
    }
    case 'reading': {
      const isLike = own.question?.about === 'number' && row.question?.about === 'number';
      const reading = isLike ? row.question?.readings[correction.reading] : undefined;
      return reading ? readingFields(reading) : [];
    }
    default:
      return correction satisfies never;
  }
}

/** The fields of a line that a reading fills. */
export function readingFields({ quantity, unitId, packaging }: RowReading): readonly Setting[] {
  const unit: readonly Setting[] = unitId === '' ? [] : [['unitId', unitId]];
  return [['quantity', quantity], ...unit, ['packaging', packaging]];
}

type Field = HTMLInputElement | HTMLSelectElement | RadioNodeList;

function hasValue(field: Element | RadioNodeList | null): field is Field {
  return (
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof RadioNodeList
  );
}

interface Target {
  readonly form: HTMLFormElement;
  readonly fields: readonly { readonly field: Field; readonly value: string }[];
  readonly line: number;
  /** Whether the line is selected, as the corrected one is. */
  readonly isTaken: boolean;
}

function followingOf({ form, fields, line, isTaken }: Target): Following {
  const before = fields.map(({ field }) => field.value);
  const take = form.elements.namedItem(lineField(line, 'take'));
  const box = take instanceof HTMLInputElement && isTaken ? take : null;
  const wasTaken = box?.checked;
  return {
    line,
    apply() {
      for (const { field, value } of fields) field.value = value;
      if (box) box.checked = true;
    },
    revert() {
      for (const [place, { field }] of fields.entries()) field.value = before[place] ?? '';
      if (box && wasTaken !== undefined) box.checked = wasTaken;
    },
  };
}
