import { lineField } from './line-field';
import type { OrderRow } from './order-list-view';

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
  /** What an unclear number means. */
  | { readonly field: 'quantity'; readonly line: number; readonly meaning: 0 | 1 };

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
    const name = lineField(row.number, correction.field);
    if (row === own || changed.has(name)) return [];
    const value = valueFor(row, own, correction);
    const field = value === null ? null : form.elements.namedItem(name);
    return value === null || !hasValue(field) || field.value === value
      ? []
      : [followingOf({ form, field, value, line: row.number })];
  });
}

/** The value that a line takes over; null when it is not like the corrected one. */
function valueFor(row: OrderRow, own: OrderRow, correction: Correction): string | null {
  switch (correction.field) {
    case 'unitId':
      return own.like.unit !== null && row.like.unit === own.like.unit ? correction.value : null;
    case 'chemicalId':
      return own.like.words !== null && row.like.words === own.like.words ? correction.value : null;
    case 'quantity':
      return row.meanings?.[correction.meaning] ?? null;
    default:
      return correction satisfies never;
  }
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
  readonly field: Field;
  readonly value: string;
  readonly line: number;
}

function followingOf({ form, field, value, line }: Target): Following {
  const before = field.value;
  const take = form.elements.namedItem(lineField(line, 'take'));
  const box = take instanceof HTMLInputElement && field instanceof RadioNodeList ? take : null;
  const wasTaken = box?.checked;
  return {
    line,
    apply() {
      field.value = value;
      if (box) box.checked = true;
    },
    revert() {
      field.value = before;
      if (box && wasTaken !== undefined) box.checked = wasTaken;
    },
  };
}
