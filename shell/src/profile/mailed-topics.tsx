import { t } from '@lingui/core/macro';
import { minutesBeforeMail, NoticeTopic } from 'contract/staff';
import { Field, Switch, token } from 'shared-ui';
import styled from 'styled-components';

const Group = styled.fieldset`
  display: grid;
  gap: ${token.space[1]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    font-size: ${token.text.sm};
    font-weight: ${token.weight.medium};
  }
  & > p {
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
  }
`;

const labels: Readonly<Record<NoticeTopic, string>> = {
  get own() {
    return t`What is mine: assignments, mentions, follow-ups`;
  },
  get website() {
    return t`What arrives from the website, and inquiries made of mail`;
  },
  get panel() {
    return t`What the panel needs: releases, keys, failed mail`;
  },
};

export interface MailedTopicsProps {
  readonly chosen: readonly NoticeTopic[];
  readonly onChange: (chosen: readonly NoticeTopic[]) => void;
}

/** Chooses of which notifications mail is sent. */
export function MailedTopics({ chosen, onChange }: MailedTopicsProps) {
  return (
    <Group>
      <legend>{t`Notifications by mail`}</legend>
      {NoticeTopic.options.map((topic) => (
        <Field key={topic} label={labels[topic]} layout="inline">
          <Switch
            checked={chosen.includes(topic)}
            onCheckedChange={(isOn) =>
              onChange(
                NoticeTopic.options.filter((one) => (one === topic ? isOn : chosen.includes(one))),
              )
            }
          />
        </Field>
      ))}
      <p>
        {t`${minutesBeforeMail} minutes after they came, together in one mail, unless you have dismissed them.`}
      </p>
    </Group>
  );
}
