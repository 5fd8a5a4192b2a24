import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  defaultRetention,
  RetentionPeriod,
  retentionEndpoints,
  type RetentionRule,
} from 'contract/privacy';
import type { FormEvent } from 'react';
import { Button, Field, Input, Select, token } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { DraftNote, useDraftState } from 'shared-ui/form';
import { useCall } from 'shared-ui/resource';
import styled from 'styled-components';
import { RefusalNote } from '../security/refusal-note';
import { useRefreshRules } from './use-personal-data';

const Form = styled.form`
  display: grid;
  gap: ${token.space[2]};
  padding-block: ${token.space[4]};

  & + & {
    border-top: 1px solid ${token.color.border};
  }
  & h3 {
    font-size: ${token.text.md};
    font-weight: ${token.weight.medium};
  }
  & > p,
  & > output {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${token.space[3]};

  & > :nth-child(1) {
    flex: 0 1 8rem;
  }
  & > :nth-child(2) {
    flex: 0 1 10rem;
  }
`;

const units = [
  {
    value: 'days',
    get label() {
      return t`Days`;
    },
  },
  {
    value: 'months',
    get label() {
      return t`Months`;
    },
  },
  {
    value: 'off',
    get label() {
      return t`Kept for good`;
    },
  },
] as const;

type Unit = (typeof units)[number]['value'];

interface Entry {
  amount: string;
  unit: Unit;
}

function entryOf({ kind, period }: RetentionRule): Entry {
  const { amount } = period ?? defaultRetention[kind] ?? { amount: 36 };
  return { amount: String(amount), unit: period?.unit ?? 'off' };
}

export interface RetentionRuleFormProps {
  readonly rule: RetentionRule;
  readonly label: string;
  readonly help: string;
}

/** One rule: its period, and what it would remove today. */
export function RetentionRuleForm({ rule, label, help }: RetentionRuleFormProps) {
  const { values, change, clear, draft } = useDraftState(`retention/${rule.kind}`, entryOf(rule));
  const { amount, unit } = values;
  const typed = RetentionPeriod.safeParse({ amount: Number(amount), unit });
  const period = unit === 'off' ? null : typed.data;
  const due = useDue(rule, period ?? null);
  const refresh = useRefreshRules();
  const update = useCall(retentionEndpoints.update, {
    success: t`Saved`,
    onSuccess() {
      clear();
      return refresh();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (period !== undefined) void update.run({ body: { kind: rule.kind, period } });
  }
  return (
    <Form onSubmit={submit} noValidate aria-label={label}>
      <h3>{label}</h3>
      <p>{help}</p>
      <DraftNote draft={draft} />
      <Line>
        <Field
          label={t`After`}
          error={period === undefined ? t`Enter a number from 1 to 3650` : undefined}
        >
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={3650}
            value={amount}
            disabled={unit === 'off'}
            onChange={(event) => change({ amount: event.target.value })}
          />
        </Field>
        <Field label={t`Unit`}>
          <Select
            options={units}
            value={unit}
            onValueChange={(value) =>
              change({ unit: units.find((one) => one.value === value)?.value ?? unit })
            }
          />
        </Field>
        <Button
          type="submit"
          variant="outline"
          aria-label={t`Save ${label}`}
          isLoading={update.isBusy}
          disabled={period === undefined || isSame(period, rule.period)}
        >
          {t`Save`}
        </Button>
      </Line>
      <output>{dueText(due)}</output>
      <RefusalNote>{update.problem}</RefusalNote>
    </Form>
  );
}

function isSame(one: RetentionPeriod | null, other: RetentionPeriod | null): boolean {
  return one?.amount === other?.amount && one?.unit === other?.unit;
}

function dueText(due: number): string {
  if (due === 0) return t`Nothing would be removed today.`;
  return due === 1 ? t`1 entry would be removed today.` : t`${due} entries would be removed today.`;
}

/** What the typed period would remove; of the saved one the rule says it. */
function useDue({ kind, period: saved, due }: RetentionRule, period: RetentionPeriod | null) {
  const api = useApi();
  const isSaved = isSame(period, saved);
  const { data } = useQuery({
    queryKey: ['personal-data', 'preview', kind, period],
    queryFn: async ({ signal }) =>
      period === null
        ? 0
        : (await api.call(retentionEndpoints.preview, { body: { kind, period }, signal })).data.due,
    enabled: !isSaved && period !== null,
    placeholderData: keepPreviousData,
  });
  if (isSaved) return due;
  return period === null ? 0 : (data ?? 0);
}
