import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { DateInput, Field, Select, token, unreadableDate } from 'shared-ui';
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

const options = () => [
  ...periodLengths.map((days) => ({
    value: String(days),
    label: days === 365 ? t`Last year` : t`Last ${days} days`,
  })),
  {
    value: 'custom',
    get label() {
      return t`From … until …`;
    },
  },
];

interface PeriodPickerProps {
  readonly choice: PeriodChoice;
  /** The days that the choice amounts to. */
  readonly period: ChosenPeriod;
  readonly today: string;
  readonly onChoose: (choice: PeriodChoice) => void;
}

/** Chooses the period of the figures. */
export function PeriodPicker({ choice, period, today, onChoose }: PeriodPickerProps) {
  return (
    <Row>
      <Field label={t`Period`}>
        <Select
          options={options()}
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
        <CustomDays period={choice} today={today} onChoose={onChoose} />
      ) : null}
    </Row>
  );
}

/** Two date inputs; the choice changes when they form a period. */
function CustomDays({ period, today, onChoose }: Omit<PeriodPickerProps, 'choice'>) {
  const [draft, setDraft] = useState<ChosenPeriod>();
  const days = draft ?? period;
  const problem = isReadable(days) && !isPeriod(days) ? t`Ends before it begins` : undefined;

  function change(part: Partial<ChosenPeriod>) {
    const next = { from: days.from, until: days.until, ...part };
    const isChosen = isPeriod(next) && next.until <= today;
    setDraft(isChosen ? undefined : next);
    if (isChosen) onChoose({ kind: 'custom', ...next });
  }
  return (
    <>
      <Field label={t`From`}>
        <DateInput
          value={days.from}
          max={today}
          onValueChange={(from) => change({ from: from ?? unreadableDate })}
        />
      </Field>
      <Field label={t`Until`} {...(problem !== undefined && { error: problem })}>
        <DateInput
          value={days.until}
          max={today}
          onValueChange={(until) => change({ until: until ?? unreadableDate })}
        />
      </Field>
    </>
  );
}

function isReadable({ from, until }: ChosenPeriod) {
  return from !== unreadableDate && until !== unreadableDate;
}

function isPeriod(days: ChosenPeriod) {
  return isReadable(days) && days.from <= days.until;
}
