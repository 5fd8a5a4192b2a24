import { useState } from 'react';
import { DateInput, Field, Select, token } from 'shared-ui';
import styled from 'styled-components';
import { type ChosenPeriod, type PeriodChoice, periodLengths } from './chosen-period';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space[3]};

  & > * {
    width: 11rem;
    max-width: 100%;
  }
`;

const options = [
  ...periodLengths.map((days) => ({
    value: String(days),
    label: days === 365 ? 'Last year' : `Last ${days} days`,
  })),
  { value: 'custom', label: 'From … until …' },
];

interface PeriodPickerProps {
  readonly choice: PeriodChoice;
  /** The days that the choice comes to. */
  readonly period: ChosenPeriod;
  readonly today: string;
  readonly onChoose: (choice: PeriodChoice) => void;
}

/** Which days the figures are about. */
export function PeriodPicker({ choice, period, today, onChoose }: PeriodPickerProps) {
  return (
    <Row>
      <Field label="Period">
        <Select
          options={options}
          value={choice.kind === 'custom' ? 'custom' : String(choice.days)}
          onValueChange={(value) =>
            onChoose(
              value === 'custom'
                ? { kind: 'custom', ...period }
                : { kind: 'days', days: Number(value) },
            )
          }
        />
      </Field>
      {choice.kind === 'custom' ? (
        <CustomDays
          key={`${choice.from} ${choice.until}`}
          period={choice}
          today={today}
          onChoose={onChoose}
        />
      ) : null}
    </Row>
  );
}

/** Two days; the choice changes when they make a period. */
function CustomDays({ period, today, onChoose }: Omit<PeriodPickerProps, 'choice'>) {
  const [days, setDays] = useState({ from: period.from, until: period.until });
  const problem = days.from > days.until ? 'Ends before it begins' : undefined;

  function change(part: Partial<ChosenPeriod>) {
    const next = { ...days, ...part };
    setDays(next);
    if (next.from !== '' && next.from <= next.until) onChoose({ kind: 'custom', ...next });
  }
  return (
    <>
      <Field label="From">
        <DateInput
          value={days.from}
          max={today}
          onValueChange={(from) => change({ from: from ?? '' })}
        />
      </Field>
      <Field label="Until" {...(problem !== undefined && { error: problem })}>
        <DateInput
          value={days.until}
          max={today}
          onValueChange={(until) => change({ until: until ?? '' })}
        />
      </Field>
    </>
  );
}
