import { t } from '@lingui/core/macro';
import { capitalized } from 'contract';
import type { WebhookEvents } from 'contract/integration';
import { Checkbox, token } from 'shared-ui';
import { memo, useId } from 'react';
import styled from 'styled-components';

const Box = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-bottom: ${token.space[1]};
    padding: 0;
    font-size: ${token.text.sm};
    font-weight: ${token.weight.medium};
  }
  & > p {
    margin-top: ${token.space[1]};
    color: ${token.color.dangerText};
    font-size: ${token.text.sm};
  }
`;

const Rows = styled.div`
  /* Holds the hidden inputs of its checkboxes. */
  position: relative;
  max-height: 22rem;
  overflow-y: auto;
  padding-inline: ${token.space[3]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
`;

const Row = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(8rem, 14rem) minmax(0, 1fr);
  gap: ${token.space[1]} ${token.space[3]};
  min-width: 0;
  margin: 0;
  padding: ${token.space[2]} 0;
  border: 0;
  border-top: 1px solid ${token.color.border};

  &:first-child {
    border-top: 0;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[1]} ${token.space[4]};
  }
  @media (width < 40rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Choice = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
`;

export interface EventsFieldProps {
  readonly offered: readonly WebhookEvents[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
  readonly error?: string | undefined;
}

/** Chooses events: a line for each kind of record. Some 150 of them, which typing in the form does not draw again. */
export const EventsField = memo(function EventsField({
  offered,
  chosen,
  onChange,
  error,
}: EventsFieldProps) {
  function toggle(event: string, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(event);
    else next.delete(event);
    onChange(next);
  }
  return (
    <Box>
      <legend>{t`Events`}</legend>
      <Rows>
        {offered.map(({ resource, label, events }) => (
          <Row key={resource} aria-label={capitalized(label)}>
            <span>{capitalized(label)}</span>
            <div>
              {events.map((event) => (
                <EventChoice
                  key={event}
                  event={event}
                  isChosen={chosen.has(event)}
                  onChange={(isChosen) => toggle(event, isChosen)}
                />
              ))}
            </div>
          </Row>
        ))}
      </Rows>
      {error === undefined ? null : <p role="alert">{error}</p>}
    </Box>
  );
});

interface EventChoiceProps {
  readonly event: string;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

function EventChoice({ event, isChosen, onChange }: EventChoiceProps) {
  const id = useId();
  return (
    <Choice>
      <Checkbox
        id={id}
        checked={isChosen}
        onCheckedChange={(checked) => onChange(checked === true)}
      />
      <label htmlFor={id}>{capitalized(event.split('.')[1] ?? event)}</label>
    </Choice>
  );
}
