import { CircleAlert, CircleCheck, CircleHelp, CircleSlash } from 'lucide-react';
import { type ComponentProps, memo, useRef } from 'react';
import { Button, Field, Input, inputBox, useFieldControl } from 'shared-ui';
import styled from 'styled-components';
import { longest } from '../basket/basket-line';
import { Code } from '../common/look';
import type { OrderRow, MeantChemical, RowVerdict } from './order-list-view';
import { AmountNote, Choices, MeaningButtons, OrderLine, Take, Verdict } from './order-look';
import type { UnitView } from './inquiry-view';
import { lineField } from './line-field';
import { UnitOptions } from './unit-options';

interface OrderRowLineProps {
  row: OrderRow;
  units: readonly UnitView[];
  /** Whether the row is selected by default. */
  isTaken: boolean;
  /** Chooses what an unclear number means; undefined without a script. */
  onMeaning: ((line: number, meaning: 0 | 1) => void) | undefined;
}

/** A line of a pasted list: the pasted text, the matching chemical, and the quantity. */
export const OrderRowLine = memo(function OrderRowLine(props: OrderRowLineProps) {
  const { row, units, isTaken, onMeaning } = props;
  const { number, line, wanted, quantity, unitId, packaging, reading, isUnitUnknown } = row;
  const quantityField = useRef<HTMLInputElement>(null);
  const field = (name: string) => lineField(number, name);

  function chooseMeaning(value: string, meaning: 0 | 1): void {
    if (quantityField.current) quantityField.current.value = value;
    onMeaning?.(number, meaning);
  }
  return (
    <OrderLine aria-label={line}>
      <Take>
        <input
          type="checkbox"
          name={field('take')}
          defaultChecked={isTaken}
          aria-label={`Ask for ${wanted}`}
        />
      </Take>
      <div>
        <Code>{line}</Code>
        <VerdictText row={row} />
        <AmountNote>
          {reading}
          {isUnitUnknown ? '. Enter the quantity in a unit of the list.' : null}
        </AmountNote>
        <Meanings row={row} onChoose={onMeaning && chooseMeaning} />
      </div>
      <input type="hidden" name={field('freeText')} value={wanted} />
      <input type="hidden" name={field('packaging')} value={packaging} />
      <Field label="Quantity">
        <Input
          ref={quantityField}
          name={field('quantity')}
          defaultValue={quantity}
          inputMode="decimal"
          autoComplete="off"
          maxLength={longest.quantity}
        />
      </Field>
      <Field label="Unit">
        <PlainSelect name={field('unitId')} defaultValue={unitId || kilogramOf(units)}>
          <UnitOptions units={units} />
        </PlainSelect>
      </Field>
    </OrderLine>
  );
});

interface MeaningsProps extends Pick<OrderRowLineProps, 'row'> {
  onChoose: ((value: string, meaning: 0 | 1) => void) | undefined;
}

/** Asks which of its two quantities an unclear number means. */
function Meanings({ row: { meanings, number }, onChoose }: MeaningsProps) {
  if (meanings === null) return null;
  const [grouped, decimal] = meanings;
  if (!onChoose) {
    return (
      <AmountNote>
        Enter {grouped} or {decimal}.
      </AmountNote>
    );
  }
  return (
    <MeaningButtons>
      {([grouped, decimal] as const).map((value, place) => (
        <Button
          key={value}
          variant="outline"
          size="sm"
          aria-label={`Line ${number + 1} means ${value}`}
          onClick={() => onChoose(value, place === 0 ? 0 : 1)}
        >
          {value}
        </Button>
      ))}
    </MeaningButtons>
  );
}

function kilogramOf(units: readonly UnitView[]): string | undefined {
  return units.find(({ dimension, factor }) => dimension === 'mass' && factor === 1)?.id;
}

function VerdictText({ row: { number, verdict } }: Pick<OrderRowLineProps, 'row'>) {
  const name = lineField(number, 'chemicalId');
  switch (verdict.kind) {
    case 'found':
      return (
        <Verdict $kind="found">
          <CircleCheck aria-hidden="true" />
          <span>
            <input type="hidden" name={name} value={verdict.chemical.id} />
            Found: <ChemicalName chemical={verdict.chemical} />
          </span>
        </Verdict>
      );
    case 'similar':
      return <SimilarChoice name={name} verdict={verdict} />;
    case 'wrong-digit':
      return (
        <Verdict $kind="wrong-digit">
          <CircleAlert aria-hidden="true" />
          <span>{verdict.message} Correct it in the list above, or ask for it as written.</span>
        </Verdict>
      );
    case 'not-carried':
      return (
        <Verdict $kind="not-carried">
          <CircleSlash aria-hidden="true" />
          <span>Not in our catalogue. It goes into the inquiry as written: we look for it.</span>
        </Verdict>
      );
    default:
      return verdict satisfies never;
  }
}

interface SimilarChoiceProps {
  name: string;
  verdict: Extract<RowVerdict, { kind: 'similar' }>;
}

function SimilarChoice({ name, verdict }: SimilarChoiceProps) {
  return (
    <>
      <Verdict $kind="similar">
        <CircleHelp aria-hidden="true" />
        <span>Did you mean</span>
      </Verdict>
      <Choices>
        {verdict.chemicals.map((chemical, place) => (
          <label key={chemical.id}>
            <input type="radio" name={name} value={chemical.id} defaultChecked={place === 0} />
            <ChemicalName chemical={chemical} />
          </label>
        ))}
        <label>
          <input type="radio" name={name} value="" />
          None of them: ask for it as written
        </label>
      </Choices>
    </>
  );
}

function ChemicalName({ chemical: { name, href, casNumber } }: { chemical: MeantChemical }) {
  return (
    <span>
      <a href={href}>{name}</a>
      {casNumber === null ? null : (
        <>
          {' '}
          <Code>{casNumber}</Code>
        </>
      )}
    </span>
  );
}

const Box = styled.select`
  ${inputBox}
  min-height: 2.75rem;
`;

/** A native select in a `Field`. */
function PlainSelect(props: ComponentProps<'select'>) {
  return <Box {...useFieldControl(props)} />;
}
