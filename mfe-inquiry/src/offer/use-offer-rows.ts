import { t } from '@lingui/core/macro';
import { maxOfferLines, type Offer, type offers } from 'contract/inquiry';
import { useMemo, useState } from 'react';
import { usePermission } from 'shared-ui/client';
import { type ResourceFormController, useFormField, useFormValue } from 'shared-ui/form';
import { gridColumns } from './grid-columns';
import { type GridLine, mergedLine } from './grid-line';
import { blankLine, type CostDraft, type LineDraft } from './line-draft';
import { useGridFacts } from './use-grid-facts';

type Offers = typeof offers;

/** The lines of an offer's form as rows of a grid. The last one is blank, and becomes a line when it is written to. */
export function useOfferRows(form: ResourceFormController<Offers>, offer: Offer) {
  const lines = useFormField<Offers, readonly LineDraft[]>({
    form,
    name: 'lines',
    label: t`Lines`,
  });
  const costs = useFormField<Offers, readonly CostDraft[]>({
    form,
    name: 'costs',
    label: t`Costs`,
  });
  const currency = String(useFormValue(form, 'currency') ?? '');
  const hasCosts = usePermission({ purchaseFacts: 'edit', suppliers: 'view' });
  const [spare, setSpare] = useState(blankLine);
  const columns = useMemo(() => gridColumns(hasCosts), [hasCosts]);
  const known = new Map((costs.value ?? []).map((cost) => [cost.key, cost]));
  const rows: readonly GridLine[] = (lines.value ?? []).map((line) => ({
    line,
    cost: known.get(line.key),
  }));
  const facts = useGridFacts(offer, rows, currency);

  function write(next: readonly GridLine[]) {
    // A price that was looked up may have come since this was rendered.
    const latest = linesByKey(form.fields.getValues('lines') ?? []);
    const seen = linesByKey(lines.value ?? []);
    const merged = ({ line }: GridLine) =>
      mergedLine(line, { seen: seen.get(line.key), latest: latest.get(line.key) });
    lines.change(next.map(merged));
    const isChanged =
      next.length !== rows.length || next.some(({ cost }, place) => cost !== rows[place]?.cost);
    if (isChanged && hasCosts) costs.change(next.flatMap(({ cost }) => cost ?? []));
    if (next.some(({ line }) => line.key === spare.key)) setSpare(blankLine());
  }

  /** The message of each wrong cell of a row, by its column. */
  function faultsOf(row: number): Readonly<Record<string, string>> {
    if (lines.fieldProps.error === undefined) return {};
    return Object.fromEntries(
      columns.flatMap(({ id, fields }) => {
        const message = fields.map((field) => lines.cellError(row, field)).find(Boolean);
        return message === undefined || id === 'packs' ? [] : [[id, message]];
      }),
    );
  }
  const isFull = rows.length >= maxOfferLines;
  return {
    id: lines.fieldProps.id,
    error: lines.fieldProps.error,
    columns,
    facts,
    hasCosts,
    /** The lines alone. */
    rows,
    /** With the blank one. */
    shown: isFull ? rows : [...rows, { line: spare, cost: undefined }],
    /** Whether nothing stood in a row. */
    isNew: ({ line }: GridLine) => isBlank(line),
    newRow: (): GridLine => ({ line: blankLine(), cost: undefined }),
    write,
    faultsOf,
  };
}

export type OfferRows = Readonly<ReturnType<typeof useOfferRows>>;

function linesByKey(lines: readonly LineDraft[]): ReadonlyMap<string, LineDraft> {
  return new Map(lines.map((line) => [line.key, line]));
}

function isBlank(line: LineDraft): boolean {
  return Object.entries(line).every(
    ([name, cell]) => name === 'key' || cell === null || cell === undefined,
  );
}
