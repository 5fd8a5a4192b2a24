import { fieldWords } from 'contract';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../parts/button/button';
import { Dialog } from '../parts/dialog/dialog';
import { RadioGroup } from '../parts/radio-group/radio-group';
import type { AnyResource } from '../resource/resource-types';
import { token } from '../tokens/token';
import type { FieldConflict } from './form-conflict';
import { valueText } from './value-text';
import type { ResourceFormController } from './use-resource-form';

const List = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

const Item = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: ${token.space[3]} ${token.space[4]} ${token.space[4]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};

  & > legend {
    padding-inline: ${token.space[1]};
    font-weight: ${token.weight.semibold};
  }
  & dl {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: ${token.space[1]} ${token.space[3]};
    margin-bottom: ${token.space[3]};
  }
  & dt {
    color: ${token.color.textMuted};
  }
  & dd {
    overflow-wrap: anywhere;
  }
`;

type Choice = 'mine' | 'theirs';

const choices = [
  { value: 'mine', label: 'Keep mine' },
  { value: 'theirs', label: 'Take theirs' },
] as const;

interface ConflictDialogProps<R extends AnyResource> {
  form: ResourceFormController<R>;
}

/** Shows what another admin changed meanwhile, with a choice for each field; part of `ResourceForm`. */
export function ConflictDialog<R extends AnyResource>({ form }: ConflictDialogProps<R>) {
  const { conflict } = form;
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({});
  if (conflict === undefined) return null;

  const choiceOf = ({ name, isContested }: FieldConflict): Choice =>
    chosen[name] ?? (isContested ? 'mine' : 'theirs');
  function save() {
    const all = conflict?.fields.map((field) => [field.name, choiceOf(field)] as const) ?? [];
    void form.resolveConflict(Object.fromEntries(all));
    setChosen({});
  }
  return (
    <Dialog
      open
      onOpenChange={form.dismissConflict}
      size="md"
      title={`Somebody else changed this ${form.resource.label.one} meanwhile`}
      description="Choose what each field shall hold. Nothing is saved until you do."
      footer={
        <>
          <Button variant="outline" onClick={form.dismissConflict}>
            Back to the form
          </Button>
          <Button onClick={save}>Save with these choices</Button>
        </>
      }
    >
      <List>
        {conflict.fields.map((field) => {
          const label = form.labels.get(field.name) ?? fieldWords(field.name);
          return (
            <Item key={field.name}>
              <legend>{label}</legend>
              <dl>
                <dt>Before</dt>
                <dd>{valueText(field.before)}</dd>
                <dt>Theirs</dt>
                <dd>{valueText(field.theirs)}</dd>
                <dt>Mine</dt>
                <dd>{valueText(field.mine)}</dd>
              </dl>
              <RadioGroup
                aria-label={label}
                options={choices}
                value={choiceOf(field)}
                onValueChange={(choice) => setChosen({ ...chosen, [field.name]: choice })}
              />
            </Item>
          );
        })}
      </List>
    </Dialog>
  );
}
