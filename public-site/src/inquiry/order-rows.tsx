import { plural, t } from '@lingui/core/macro';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from 'shared-ui';
import { addToBasket } from '../basket/basket-store';
import { useHasScript } from '../basket/use-has-script';
import { pageHref } from '../common/hrefs';
import type { NewLine } from '../basket/basket-line';
import { lineId, OrderRowLine } from './order-row-line';
import { ListTerms, OtherLines } from './other-lines';
import type { MeantChemical, OrderListView, OrderRow } from './order-list-view';
import { storeListTerms } from './list-terms';
import { Lines } from './line-look';
import { SendRow } from './order-look';
import type { UnitView } from '../common/unit-view';
import { lineField, step, stepField } from './line-field';
import { linesInForm } from './lines-in-form';
import type { Correction } from './like-lines';
import { Undo } from './section-look';
import { useLikeLines } from './use-like-lines';

interface OrderRowsProps extends Pick<OrderListView, 'others' | 'terms'> {
  rows: readonly OrderRow[];
  units: readonly UnitView[];
}

/** The parsed lines of a list; those with a clear match are preselected. */
export function OrderRows({ rows, others, terms, units }: OrderRowsProps) {
  const hasScript = useHasScript();
  const { count, left, countIn } = useTaken(rows);
  const [leftOut, setLeftOut] = useState(0);

  const form = useRef<HTMLFormElement>(null);
  const { correct, undo, words } = useLikeLines(rows);
  const latest = useRef(correct);
  // Keeps the newest function for the callback below, which stays the same for the memoised rows.
  useEffect(() => {
    latest.current = correct;
  });

  function choose(event: FormEvent<HTMLFormElement>): void {
    const { currentTarget, target } = event;
    const correction = correctionBy(target);
    if (correction?.field === 'chemicalId') takeRow(currentTarget, correction.line);
    if (correction) correct(currentTarget, correction);
    countIn(currentTarget);
  }

  const chooseReading = useCallback(
    (line: number, reading: number) => {
      if (!form.current) return;
      latest.current(form.current, { field: 'reading', line, reading });
      takeRow(form.current, line);
      countIn(form.current);
    },
    [countIn],
  );

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const outcome = addToBasket(chosenIn(new FormData(event.currentTarget), rows));
    setLeftOut(outcome.leftOut);
    storeListTerms(terms);
    if (outcome.leftOut === 0) location.assign(pageHref('inquiry'));
  }

  return (
    <form ref={form} method="post" action={pageHref('inquiry')} onChange={choose} onSubmit={submit}>
      <input type="hidden" name={stepField} value={step.take} />
      <Lines>
        {rows.map((row) => (
          <OrderRowLine
            key={row.number}
            row={row}
            units={units}
            isTaken={isTaken(row)}
            onReading={hasScript ? chooseReading : undefined}
          />
        ))}
      </Lines>
      <Undo>
        <output>{words}</output>
        {words === null ? null : (
          <Button variant="outline" size="sm" onClick={undo}>
            {t`Undo`}
          </Button>
        )}
      </Undo>
      <OtherLines lines={others} />
      <ListTerms terms={terms} />
      <SendRow>
        <Button type="submit" size="lg" disabled={hasScript && count === 0}>
          {hasScript ? addText(count) : t`Add these lines to the inquiry`}
        </Button>
        <LeftOut rows={left} />
        <output>
          {leftOut === 0 ? null : (
            <>
              {t`${plural(leftOut, {
                one: '# line did not fit: an inquiry has at most 200.',
                other: '# lines did not fit: an inquiry has at most 200.',
              })}`}{' '}
              <a href={pageHref('inquiry')}>{t`To the inquiry`}</a>
            </>
          )}
        </output>
      </SendRow>
    </form>
  );
}

/** A line with an open question is not ticked: it shall not be missed below a long list. */
function LeftOut({ rows }: Pick<OrderRowsProps, 'rows'>) {
  const [first] = rows;
  if (first === undefined) return null;
  const { length: count } = rows;
  return (
    <p className="needs-script">
      {t`${plural(count, { one: '# line is not ticked and stays out.', other: '# lines are not ticked and stay out.' })}`}{' '}
      <a href={`#${lineId(first.number)}`}>{t`To the first of them`}</a>
    </p>
  );
}

/** How many lines the form takes, and those that it leaves out. */
function useTaken(rows: readonly OrderRow[]) {
  const [count, setCount] = useState(() => rows.filter(isTaken).length);
  const [left, setLeft] = useState(() => rows.filter((row) => !isTaken(row)));
  const countIn = useCallback(
    (shown: HTMLFormElement) => {
      const data = new FormData(shown);
      setCount(chosenIn(data, rows).length);
      setLeft(rows.filter(({ number }) => !data.has(lineField(number, 'take'))));
    },
    [rows],
  );
  return { count, left, countIn };
}

/** Preselects found and not carried items without a question; the visitor has to check the others first. */
function isTaken({ verdict, question }: OrderRow): boolean {
  return question === null && (verdict.kind === 'found' || verdict.kind === 'not-carried');
}

/** What a changed field corrects. */
function correctionBy(target: EventTarget): Correction | null {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  if (!isField) return null;
  const [, number, field] = target.name.split('.');
  const line = Number(number);
  const isFollowed = field === 'unitId' || field === 'chemicalId';
  return isFollowed ? { field, line, value: target.value } : null;
}

/** Choosing the meaning of a line also selects the line. */
function takeRow(form: HTMLFormElement, line: number): void {
  const box = form.elements.namedItem(lineField(line, 'take'));
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

function addText(count: number): string {
  return t`${plural(count, {
    one: 'Add # line to the inquiry',
    other: 'Add # lines to the inquiry',
  })}`;
}
