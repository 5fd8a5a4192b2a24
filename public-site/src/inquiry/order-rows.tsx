import { type FormEvent, useState } from 'react';
import { Button } from 'shared-ui';
import { addToBasket } from '../basket/basket-store';
import { useHasScript } from '../basket/use-has-script';
import { inquiryHref } from '../hrefs';
import type { NewLine } from '../basket/basket-line';
import { OrderRowLine } from './order-row-line';
import type { OrderRow, MeantChemical } from './order-list-view';
import { Lines } from './line-look';
import { SendRow } from './order-look';
import type { UnitView } from './inquiry-view';
import { lineField, linesText, step, stepField } from './line-field';
import { linesInForm } from './lines-in-form';

interface OrderRowsProps {
  rows: readonly OrderRow[];
  units: readonly UnitView[];
}

/** The parsed lines of a list; those with a clear match are preselected. */
export function OrderRows({ rows, units }: OrderRowsProps) {
  const hasScript = useHasScript();
  const [count, setCount] = useState(() => rows.filter(isTaken).length);
  const [leftOut, setLeftOut] = useState(0);

  function choose(event: FormEvent<HTMLFormElement>): void {
    const { currentTarget: form, target } = event;
    if (target instanceof HTMLInputElement && target.type === 'radio') takeRow(form, target.name);
    setCount(chosenIn(new FormData(form), rows).length);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const outcome = addToBasket(chosenIn(new FormData(event.currentTarget), rows));
    setLeftOut(outcome.leftOut);
    if (outcome.leftOut === 0) location.assign(inquiryHref);
  }

  return (
    <form method="post" action={inquiryHref} onChange={choose} onSubmit={submit}>
      <input type="hidden" name={stepField} value={step.take} />
      <Lines>
        {rows.map((row) => (
          <OrderRowLine key={row.number} row={row} units={units} isTaken={isTaken(row)} />
        ))}
      </Lines>
      <SendRow>
        <Button type="submit" size="lg" disabled={hasScript && count === 0}>
          {hasScript ? `Add ${linesText(count)} to the inquiry` : 'Add these lines to the inquiry'}
        </Button>
        <output>
          {leftOut === 0 ? null : (
            <>
              {linesText(leftOut)} did not fit: an inquiry has at most 200.{' '}
              <a href={inquiryHref}>To the inquiry</a>
            </>
          )}
        </output>
      </SendRow>
    </form>
  );
}

/** Preselects found and not carried items; the visitor has to check the others first. */
function isTaken({ verdict }: OrderRow): boolean {
  return verdict.kind === 'found' || verdict.kind === 'not-carried';
}

/** Choosing the meaning of a line also selects the line. */
function takeRow(form: HTMLFormElement, radio: string): void {
  const [, number] = radio.split('.');
  const box = form.elements.namedItem(lineField(Number(number), 'take'));
  if (box instanceof HTMLInputElement) box.checked = true;
}

/** The selected lines of the form, each as its chemical or in the visitor's words. */
function chosenIn(data: FormData, rows: readonly OrderRow[]): NewLine[] {
  const texts = [...data].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const chemicals = new Map(rows.flatMap(meantBy).map((chemical) => [chemical.id, chemical]));
  return linesInForm(Object.fromEntries(texts)).map((line) => {
    const chemical = line.chemicalId === null ? undefined : chemicals.get(line.chemicalId);
    return chemical ? { ...line, name: chemical.name, href: chemical.href } : line;
  });
}

function meantBy({ verdict }: OrderRow): readonly MeantChemical[] {
  switch (verdict.kind) {
    case 'found':
      return [verdict.chemical];
    case 'similar':
      return verdict.chemicals;
    default:
      return [];
  }
}
