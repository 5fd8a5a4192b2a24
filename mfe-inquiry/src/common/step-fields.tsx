import { t } from '@lingui/core/macro';
import { timeIn } from 'contract';
import type { FollowUpKind } from 'contract/inquiry';
import { Button, DateTimeInput, Field, Select, Textarea, token } from 'shared-ui';
import styled from 'styled-components';
import { MentionChoices } from './mention-choices';
import { followUpLabels, followUpOptions } from './follow-up-kinds';

const Quick = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin-top: ${token.space[2]};
`;

const quickChoices = [
  {
    get label() {
      return t`Tomorrow 9:00`;
    },
    days: 1,
    hour: 9,
  },
  {
    get label() {
      return t`In 3 days`;
    },
    days: 3,
    hour: 9,
  },
  {
    get label() {
      return t`Next week`;
    },
    days: 7,
    hour: 9,
  },
] as const;

/** A follow-up while it is edited; `due` is the value of a `datetime-local` input. */
export interface Step {
  kind: FollowUpKind;
  message: string;
  due: string | null;
}

/** The default step: a call tomorrow morning. */
export function blankStep(): Step {
  return { kind: 'call', message: '', due: timeIn(Date.now(), { days: 1, hour: 9 }) };
}

/** The request body of a step; an empty note becomes the label of the step's kind. */
export function stepBody({ kind, message, due }: Step) {
  const words = message.trim() === '' ? followUpLabels[kind] : message;
  return { kind, message: words, dueAt: due };
}

interface StepFieldsProps {
  step: Step;
  onChange: (part: Partial<Step>) => void;
  /** The server's error for a field. */
  errorOf: (field: string) => string | undefined;
  /** Allows a step without a date: a plain note. */
  canBeUndated?: boolean;
}

/** The inputs of a step: kind, note and due time. */
export function StepFields({ step, onChange, errorOf, canBeUndated = false }: StepFieldsProps) {
  const { kind, message, due } = step;
  return (
    <>
      <Field label={t`What`}>
        <Select
          options={followUpOptions}
          value={kind}
          onValueChange={(chosen) => onChange({ kind: chosen })}
        />
      </Field>
      <div>
        <Field
          label={t`Note`}
          help={t`Optional. @ mentions a colleague.`}
          error={errorOf('message')}
        >
          <Textarea
            rows={2}
            value={message}
            onChange={({ target }) => onChange({ message: target.value })}
          />
        </Field>
        <MentionChoices text={message} onChange={(text) => onChange({ message: text })} />
      </div>
      <div>
        <Field label={t`When`} isRequired={!canBeUndated} error={errorOf('dueAt')}>
          <DateTimeInput
            required={!canBeUndated}
            value={due}
            onValueChange={(chosen) => onChange({ due: chosen })}
          />
        </Field>
        <Quick>
          {quickChoices.map(({ label, ...when }) => (
            <Button
              key={label}
              size="sm"
              variant="outline"
              onClick={() => onChange({ due: timeIn(Date.now(), when) })}
            >
              {label}
            </Button>
          ))}
          {canBeUndated ? (
            <Button size="sm" variant="outline" onClick={() => onChange({ due: null })}>
              {t`No date`}
            </Button>
          ) : null}
        </Quick>
      </div>
    </>
  );
}
