import { t } from '@lingui/core/macro';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../parts/button/button';
import { Fact, FactList } from '../parts/fact-list/fact-list';
import { IconButton } from '../parts/icon-button/icon-button';
import { Sheet } from '../parts/sheet/sheet';
import type { AnyResource, RowOf } from '../resource/resource-types';
import { titleOf } from '../resource/use-reference-options';
import { numberText } from '../text/format';
import type { Columns } from './column';

interface PeekSheetProps<R extends AnyResource> {
  resource: R;
  columns: Columns<R>;
  rows: readonly RowOf<R>[];
  /** The place of the row among `rows`. */
  index: number;
  href: string | undefined;
  onEdit: (() => void) | undefined;
  onMove: (index: number) => void;
  onClose: () => void;
}

const steps: Partial<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** All columns of a row, beside the list; the arrow keys go to the next and the previous one. */
export function PeekSheet<R extends AnyResource>(props: PeekSheetProps<R>) {
  const { resource, columns, rows, index, href, onEdit, onMove, onClose } = props;
  const row = rows[index];

  const go = (step: number) => {
    if (rows[index + step] !== undefined) onMove(index + step);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.defaultPrevented) return;
    event.preventDefault();
    go(step);
  });
  // Listens on the document, so that the keys work wherever the focus is in the sheet.
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  if (row === undefined) return null;
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={titleOf(resource, row)}
      description={t`${{ index: numberText(index + 1) }} of the ${{ count: numberText(rows.length) }} on this page`}
      footer={
        <>
          <IconButton label={t`Previous`} disabled={index === 0} onClick={() => go(-1)}>
            <ChevronUp />
          </IconButton>
          <IconButton label={t`Next`} disabled={index === rows.length - 1} onClick={() => go(1)}>
            <ChevronDown />
          </IconButton>
          {href === undefined ? (
            onEdit && <Button onClick={onEdit}>{t({ message: 'Open', context: 'action' })}</Button>
          ) : (
            <Button asChild>
              <Link to={href}>{t({ message: 'Open', context: 'action' })}</Link>
            </Button>
          )}
        </>
      }
    >
      <FactList>
        {columns.slice(1).map(({ id, label, cell }) => (
          <Fact key={id} label={label}>
            {cell(row)}
          </Fact>
        ))}
      </FactList>
    </Sheet>
  );
}
