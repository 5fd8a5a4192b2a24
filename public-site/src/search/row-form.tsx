import { t } from '@lingui/core/macro';
import { Check, Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button, VisuallyHidden } from 'shared-ui';
import { maxLines } from '../basket/basket-line';
import { visitorsBasket } from '../basket/basket-store';
import { useBasketFact } from '../basket/use-basket';
import { pageHref, slugAt } from '../common/hrefs';
import type { TableRow } from './listing-table';

/** The form of a row, which the choices of grade and pack in other cells belong to. */
export function rowFormId({ id, section }: Pick<TableRow, 'id' | 'section'>): string {
  return `add-${id}${section.replace('#', '-')}`;
}

function isText(value: FormDataEntryValue): value is string {
  return typeof value === 'string';
}

/** Adds the chemical of a row, in the chosen grade and pack, to the inquiry. Without a script, the form is sent there. */
export function RowForm({ row }: { row: TableRow }) {
  const { id, name, href, offeredForm } = row;
  const isIn = useBasketFact(({ lines }) => lines.some(({ chemicalId }) => chemicalId === id));
  const [said, setSaid] = useState('');

  function add(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const chosen = (field: string): string => fields.getAll(field).filter(isText).join();
    const wanted = { chemicalId: id, name, href, offeredForm, grade: chosen('grade') };
    const { leftOut, lines } = visitorsBasket().add([
      { ...wanted, packaging: chosen('packaging') },
    ]);
    const { length: line } = lines;
    setSaid(
      leftOut > 0
        ? t`Not added: an inquiry has at most ${maxLines} lines`
        : t`${name} is in your inquiry, line ${line}`,
    );
  }
  const label = isIn ? t`In your inquiry. Add again` : t`Add to inquiry`;
  return (
    <form id={rowFormId(row)} action={pageHref('inquiry')} onSubmit={add} className="not-in-print">
      <input type="hidden" name="add" value={slugAt(href)} />
      {offeredForm === '' ? null : <input type="hidden" name="form" value={offeredForm} />}
      <Button type="submit" variant={isIn ? 'secondary' : 'ghost'} size="sm" title={label}>
        {isIn ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
        <VisuallyHidden>
          {label}: {name}
        </VisuallyHidden>
      </Button>
      <VisuallyHidden as="output">{said}</VisuallyHidden>
    </form>
  );
}
