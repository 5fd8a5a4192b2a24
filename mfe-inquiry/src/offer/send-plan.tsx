import { plural, t } from '@lingui/core/macro';
import { dateTimeText } from 'contract';
import { templates } from 'contract/email';
import type { Inquiry, Offer, OfferMail } from 'contract/inquiry';
import { Checkbox, Combobox, DateTimeInput, Field, type Option, Select, token } from 'shared-ui';
import { useReferenceOptions } from 'shared-ui/resource';
import styled from 'styled-components';
import { useNow } from '../common/use-now';
import { followUpTime, reminderDays } from './follow-up-day';

const Plan = styled.div`
  display: grid;
  gap: ${token.space[3]};

  & > p {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${token.space[3]};
`;

/** What sending plans besides the mail; null for what was not chosen yet. */
export interface SendPlanState {
  isFollowed: boolean | null;
  followUpAt: string | null;
  /** Days before the end, as a choice. */
  daysBefore: string;
  template: Option | null;
}

const none = 'none';

export const blankPlan: SendPlanState = {
  isFollowed: null,
  followUpAt: null,
  daysBefore: none,
  template: null,
};

/** The choices with their defaults, which follow the offer's last day. */
function planOf(state: SendPlanState, validUntil: string, now: number) {
  const usual = followUpTime(validUntil, now);
  return {
    isFollowed: state.isFollowed ?? usual !== null,
    followUpAt: state.followUpAt ?? usual,
  };
}

/** The part of the request's body. */
export function planBody(
  state: SendPlanState,
  { validUntil }: Pick<Offer, 'validUntil'>,
): Pick<OfferMail, 'followUpAt' | 'reminder'> {
  const { isFollowed, followUpAt } = planOf(state, validUntil, Date.now());
  return {
    followUpAt: isFollowed ? followUpAt : null,
    reminder:
      state.daysBefore === none
        ? null
        : { daysBefore: Number(state.daysBefore), templateId: templateOf(state) },
  };
}

/** Guarantee: the options are records of templates. */
function templateOf({ template }: SendPlanState) {
  return (template?.value ?? null) as NonNullable<OfferMail['reminder']>['templateId'];
}

interface SendPlanProps {
  offer: Offer;
  inquiry: Inquiry | undefined;
  state: SendPlanState;
  onChange: (part: Partial<SendPlanState>) => void;
}

/** What is planned when the offer is sent: the next step of staff, and a reminder to the customer. */
export function SendPlan({ offer: { validUntil }, inquiry, state, onChange }: SendPlanProps) {
  const now = useNow();
  const { isFollowed, followUpAt } = planOf(state, validUntil, now);
  const next = inquiry?.nextFollowUpAt ?? null;
  return (
    <Plan>
      <Field label={t`Remind me before it ends`} layout="inline">
        <Checkbox
          checked={isFollowed}
          onCheckedChange={(checked) => onChange({ isFollowed: checked === true })}
        />
      </Field>
      {isFollowed ? (
        <Field label={t`Remind me on`}>
          <DateTimeInput
            value={followUpAt}
            onValueChange={(time) => onChange({ followUpAt: time })}
          />
        </Field>
      ) : null}
      {isFollowed && next !== null ? (
        <p>{t`The next step on ${{ when: dateTimeText(next) }} stays. This one is added to it.`}</p>
      ) : null}
      <ReminderChoice validUntil={validUntil} now={now} state={state} onChange={onChange} />
    </Plan>
  );
}

interface ReminderChoiceProps extends Pick<SendPlanProps, 'state' | 'onChange'> {
  validUntil: string;
  now: number;
}

function ReminderChoice({ validUntil, now, state, onChange }: ReminderChoiceProps) {
  const options = [
    { value: none, label: t({ message: 'None', context: 'reminder' }) },
    ...reminderDays(validUntil, now).map((days) => ({
      value: String(days),
      label: t`${plural(days, { one: '# day before the end', other: '# days before the end' })}`,
    })),
  ];
  return (
    <Pair>
      <Field
        label={t`Reminder to the customer`}
        help={t`Sent once, unless there is an answer before.`}
      >
        <Select
          options={options}
          value={state.daysBefore}
          onValueChange={(daysBefore) => onChange({ daysBefore })}
        />
      </Field>
      {state.daysBefore === none ? null : (
        <TemplateChoice value={state.template} onChange={(template) => onChange({ template })} />
      )}
    </Pair>
  );
}

interface TemplateChoiceProps {
  value: Option | null;
  onChange: (template: Option | null) => void;
}

function TemplateChoice({ value, onChange }: TemplateChoiceProps) {
  const options = useReferenceOptions(templates);
  return (
    <Field label={t`Its text`} help={t`A template gets the link to the offer where it has none.`}>
      <Combobox
        label={t`Templates`}
        placeholder={t`Built-in text`}
        options={options}
        value={value}
        onValueChange={onChange}
      />
    </Field>
  );
}
