import { t } from '@lingui/core/macro';
import { type RefObject, useMemo } from 'react';
import { type BasketLine, nothingSaid } from '../basket/basket-line';
import { visitorsBasket } from '../basket/basket-store';
import { fieldId, useField } from '../form/form-context';
import type { InquiryPageView } from './inquiry-view';
import { linesField } from './line-field';
import { Headings, Lines, RowProblem } from './line-look';
import { LineRow } from './line-row';
import { UnitOptions } from './unit-options';
import { useFacts } from './use-facts';

interface LineListProps {
  view: InquiryPageView;
  lines: readonly BasketLine[];
  isReady: boolean;
  onRemove: (number: number) => void;
  listRef: RefObject<HTMLDivElement | null>;
}

/** The lines of the inquiry: a table where there is room, otherwise cards. */
export function LineList({ view, lines, isReady, onRemove, listRef }: LineListProps) {
  const { units, grades, blankLines } = view;
  const facts = useFacts(lines, view);
  const unitOptions = useMemo(() => <UnitOptions units={units} />, [units]);
  const { error } = useField(linesField);
  const shared = { units, unitOptions, grades };
  return (
    <div id={fieldId(linesField)} ref={listRef} tabIndex={-1}>
      {error === undefined ? null : <RowProblem>{error}</RowProblem>}
      <Headings aria-hidden="true">
        {['', t`Item`, t`Quantity`, t`Unit`, t`Grade`, t`Packaging`].map((heading) => (
          <span key={heading}>{heading}</span>
        ))}
      </Headings>
      <Lines>
        {lines.map((line, place) => (
          <LineRow
            // Another key: uncontrolled fields are replaced by controlled ones.
            key={`${isReady ? 'stored' : 'written'}-${line.number}`}
            line={line}
            place={place + 1}
            facts={line.chemicalId === null ? undefined : facts[line.chemicalId]}
            onChange={isReady ? changeLine : undefined}
            onRemove={isReady ? onRemove : undefined}
            {...shared}
          />
        ))}
        {isReady
          ? null
          : blankLines.map((number, place) => (
              <LineRow
                key={number}
                isUnlessScript
                line={blankLine(number)}
                place={lines.length + place + 1}
                facts={undefined}
                {...shared}
              />
            ))}
      </Lines>
    </div>
  );
}

const changeLine: ReturnType<typeof visitorsBasket>['change'] = (number, change) =>
  visitorsBasket().change(number, change);

function blankLine(number: number): BasketLine {
  return { ...nothingSaid, number, chemicalId: null, name: '', href: null };
}
