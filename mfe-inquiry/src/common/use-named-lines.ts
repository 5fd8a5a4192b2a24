import { chemicalSearchEndpoints, formMeant, type LineVerdict } from 'contract/catalog';
import { useCallback } from 'react';
import { useApi } from 'shared-ui/client';

/** The part of a row that names what it is about. */
interface NamedRow {
  chemicalId?: string | null | undefined;
  freeText?: string | null | undefined;
  offeredForm?: string | null | undefined;
}

/**
 * Finds the chemicals, and the offered forms, that pasted rows name beyond doubt, by `keyOf` the row: the form keeps
 * copies. Others stay in their words.
 */
export function useNamedLines() {
  const api = useApi();
  return useCallback(
    async <Row extends NamedRow>(
      rows: readonly Row[],
    ): Promise<ReadonlyMap<string, Named<Row>>> => {
      const asked = rows.filter(({ freeText }) => (freeText ?? '').trim() !== '');
      if (asked.length === 0) return new Map();
      const lines = asked.map(({ freeText }) => (freeText ?? '').trim().slice(0, maxLineLength));
      const { data } = await api.call(chemicalSearchEndpoints.resolveLines, {
        body: { lines },
        asStaff: true,
      });
      return new Map(
        asked.flatMap((row, place): [string, Named<Row>][] => {
          const named = namedRow(row, data[place]);
          return named ? [[keyOf(row), named]] : [];
        }),
      );
    },
    [api],
  );
}

/** The same for rows that say the same. */
export function keyOf(row: NamedRow): string {
  return JSON.stringify(row);
}

const maxLineLength = 200;

interface Named<Row> {
  readonly row: Row;
  /** Of the chemical. */
  readonly name: string;
}

function namedRow<Row extends NamedRow>(
  row: Row,
  verdict: LineVerdict | undefined,
): Named<Row> | undefined {
  if (verdict?.kind !== 'found') return undefined;
  const { _id: chemicalId, name, offeredForms = [] } = verdict.chemical;
  const offeredForm = formMeant(row.freeText ?? '', offeredForms)?.name ?? null;
  return { row: { ...row, chemicalId, offeredForm, freeText: null }, name };
}
