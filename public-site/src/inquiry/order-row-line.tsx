import { Trans } from '@lingui/react/macro';
import { t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, CircleHelp, CircleSlash } from 'lucide-react';
import { type ComponentProps, memo } from 'react';
import { Field, Input, inputBox, useFieldControl } from 'shared-ui';
import styled from 'styled-components';
import { longest } from '../basket/basket-line';
import { Code } from '../common/look';
import type { OrderRow, MeantChemical, RowReading, RowVerdict } from './order-list-view';
import { readingFields } from './like-lines';
import { AmountNote, Choices, OrderLine, Parts, Question, Take, Verdict } from './order-look';
import type { UnitView } from '../common/unit-view';
import { lineField } from './line-field';
import { UnitOptions } from './unit-options';

interface OrderRowLineProps {
  row: OrderRow;
  units: readonly UnitView[];
  /** Whether the row is selected by default. */
  isTaken: boolean;
  /** Chooses what a line with a question means; undefined without a script. */
  onReading: ((line: number, reading: number) => void) | undefined;
}

/** A line of a pasted list: the pasted text, the matching chemical, and the quantity. */
export const OrderRowLine = memo(function OrderRowLine(props: OrderRowLineProps) {
  const { row, units, isTaken, onReading } = props;
  const { number, line, wanted, quantity, unitId, packaging, isUnitUnknown } = row;
  const field = (name: string) => lineField(number, name);
  return (
    <OrderLine id={lineId(number)} aria-label={line}>
      <Take>
        <input
          type="checkbox"
          name={field('take')}
          defaultChecked={isTaken}
          aria-label={t`Ask for ${wanted}`}
        />
      </Take>
      <div>
        <Code>{line}</Code>
        <VerdictText row={row} />
        <RowParts row={row} />
        {isUnitUnknown ? (
          <AmountNote>{t`Enter the quantity in a unit of the list.`}</AmountNote>
        ) : null}
        <RowQuestion row={row} onReading={onReading} />
      </div>
      <input type="hidden" name={field('freeText')} value={wanted} />
      <input type="hidden" name={field('asWritten')} value={line.slice(0, longest.asWritten)} />
      <input type="hidden" name={field('packaging')} defaultValue={packaging} />
      <Field label={t`Quantity`}>
        <Input
          name={field('quantity')}
          defaultValue={quantity}
          inputMode="decimal"
          autoComplete="off"
          maxLength={longest.quantity}
        />
      </Field>
      <Field label={t`Unit`}>
        <PlainSelect name={field('unitId')} defaultValue={unitId || kilogramOf(units)}>
          <UnitOptions units={units} />
        </PlainSelect>
      </Field>
    </OrderLine>
  );
});

/** The anchor of a line. */
export function lineId(number: number): string {
  return `line-${number + 1}`;
}

function RowParts({ row: { parts } }: Pick<OrderRowLineProps, 'row'>) {
  return (
    <Parts aria-label={t`Read as`}>
      {parts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Parts>
  );
}

type RowQuestionProps = Pick<OrderRowLineProps, 'row' | 'onReading'>;

/** Asks what the line leaves open; a chosen reading fills the fields. */
function RowQuestion({ row: { question, number }, onReading }: RowQuestionProps) {
  if (question === null) return null;
  const { text, readings } = question;
  if (!onReading || readings.length === 0) {
    const known = readings.map(({ label }) => label).join(' or ');
    return <AmountNote>{known === '' ? text : `${text} Enter ${known}.`}</AmountNote>;
  }
  return (
    <Question>
      <legend>{text}</legend>
      <Choices>
        {readings.map((reading, place) => (
          <label key={reading.label}>
            <input
              type="radio"
              name={`reading-${number}`}
              onChange={({ target: { form } }) => {
                fillLine(form, number, reading);
                onReading(number, place);
              }}
            />
            <span>{reading.label}</span>
          </label>
        ))}
      </Choices>
    </Question>
  );
}

function fillLine(form: HTMLFormElement | null, number: number, reading: RowReading): void {
  for (const [name, value] of readingFields(reading)) {
    const field = form?.elements.namedItem(lineField(number, name));
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = value;
  }
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
            {verdict.chemical.offeredForm === undefined ? null : (
              <input
                type="hidden"
                name={lineField(number, 'offeredForm')}
                value={verdict.chemical.offeredForm}
              />
            )}
            <Trans>
              Found: <ChemicalName chemical={verdict.chemical} />
            </Trans>
          </span>
        </Verdict>
      );
    case 'similar':
      return <SimilarChoice number={number} verdict={verdict} />;
    case 'wrong-digit':
      return (
        <Verdict $kind="wrong-digit">
          <CircleAlert aria-hidden="true" />
          <span>
            {verdict.message} {t`Correct it in the list above, or ask for it as written.`}
          </span>
        </Verdict>
      );
    case 'not-carried':
      return (
        <Verdict $kind="not-carried">
          <CircleSlash aria-hidden="true" />
          <span>{t`Not in our catalogue. It goes into the inquiry as written: we look for it.`}</span>
        </Verdict>
      );
    default:
      return verdict satisfies never;
  }
}

interface SimilarChoiceProps {
  number: number;
  verdict: Extract<RowVerdict, { kind: 'similar' }>;
}

function SimilarChoice({ number, verdict }: SimilarChoiceProps) {
  const { leftOut, chemicals } = verdict;
  const form = chemicals.find(({ offeredForm }) => offeredForm !== undefined)?.offeredForm;
  return (
    <>
      <Verdict $kind="similar">
        <CircleHelp aria-hidden="true" />
        <span>{leftOut.length === 0 ? t`Did you mean` : leftOutText(leftOut)}</span>
      </Verdict>
      <Choices>
        {form === undefined ? null : (
          <input type="hidden" name={lineField(number, 'offeredForm')} value={form} />
        )}
        {chemicals.map((chemical) => (
          <label key={chemical.id}>
            <input type="radio" name={lineField(number, 'chemicalId')} value={chemical.id} />
            <ChemicalName chemical={chemical} />
          </label>
        ))}
        <label>
          <input type="radio" name={lineField(number, 'chemicalId')} value="" defaultChecked />
          {t`None of them: ask for it as written`}
        </label>
      </Choices>
    </>
  );
}

function ChemicalName({ chemical }: { chemical: MeantChemical }) {
  const { name, href, casNumber, offeredForm = name } = chemical;
  return (
    <span>
      <a href={href}>{offeredForm}</a>
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

function leftOutText(words: readonly string[]): string {
  const unknown = words.map((word) => `“${word}”`).join(', ');
  return t`Nothing in our catalogue for ${unknown}. Without it`;
}
