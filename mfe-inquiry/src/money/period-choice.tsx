import { t } from '@lingui/core/macro';
import { MoneyPeriod } from 'contract/inquiry';
import { useState } from 'react';
import { DateInput, Field, Select, unreadableDate } from 'shared-ui';
import { periodLabels, type PeriodQuery } from './money-address';

const options = MoneyPeriod.options.map((value) => ({
  value,
  get label() {
    return periodLabels[value];
  },
}));

interface PeriodChoiceProps {
  chosen: PeriodQuery;
  /** The days that the choice amounts to; undefined until they are known. */
  days: { readonly from: string; readonly until: string } | undefined;
  onChoose: (query: PeriodQuery) => void;
}

/** Chooses a period, or two days of one's own. */
export function PeriodChoice({ chosen, days, onChoose }: PeriodChoiceProps) {
  return (
    <>
      <Field label={t`Won and lost in`}>
        <Select
          options={options}
          value={chosen.period}
          onValueChange={(period) => {
            if (period !== 'own') onChoose({ period });
            else if (days !== undefined) onChoose({ period, from: days.from, until: days.until });
          }}
        />
      </Field>
      {chosen.period === 'own' && days !== undefined ? (
        <OwnDays days={{ from: days.from, until: days.until }} onChoose={onChoose} />
      ) : null}
    </>
  );
}

interface OwnDaysProps {
  days: { readonly from: string; readonly until: string };
  onChoose: PeriodChoiceProps['onChoose'];
}

/** The choice changes when both days form a period. */
function OwnDays({ days, onChoose }: OwnDaysProps) {
  const [draft, setDraft] = useState<OwnDaysProps['days']>();
  const shown = draft ?? days;
  const isReadable = shown.from !== unreadableDate && shown.until !== unreadableDate;
  const problem = isReadable && shown.from > shown.until ? t`Ends before it begins` : undefined;

  function change(part: Partial<OwnDaysProps['days']>) {
    const next = { ...shown, ...part };
    const isPeriod =
      next.from !== unreadableDate && next.until !== unreadableDate && next.from <= next.until;
    setDraft(isPeriod ? undefined : next);
    if (isPeriod) onChoose({ period: 'own', ...next });
  }
  return (
    <>
      <Field label={t`From`}>
        <DateInput
          value={shown.from}
          onValueChange={(from) => change({ from: from ?? unreadableDate })}
        />
      </Field>
      <Field label={t`Until`} {...(problem !== undefined && { error: problem })}>
        <DateInput
          value={shown.until}
          onValueChange={(until) => change({ until: until ?? unreadableDate })}
        />
      </Field>
    </>
  );
}
