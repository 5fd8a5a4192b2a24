import { words } from '../i18n/words';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { fieldWords } from 'contract';
import { recordEndpoints } from 'contract/record';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../client/api-provider';
import { resourceKeys } from '../client/resource-keys';
import { FieldValue } from '../history/field-value';
import { Button } from '../parts/button/button';
import { Dialog } from '../parts/dialog/dialog';
import { RadioGroup } from '../parts/radio-group/radio-group';
import type { AnyResource } from '../resource/resource-types';
import { token } from '../tokens/token';
import type { FieldConflict } from './form-conflict';
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
  {
    value: 'mine',
    get label() {
      return t`Keep mine`;
    },
  },
  {
    value: 'theirs',
    get label() {
      return t`Take theirs`;
    },
  },
] as const;

interface ConflictDialogProps<R extends AnyResource> {
  form: ResourceFormController<R>;
}

/** Shows the fields that another admin changed too, with a choice for each; part of `ResourceForm`. */
export function ConflictDialog<R extends AnyResource>({ form }: ConflictDialogProps<R>) {
  const { conflict } = form;
  const who = useLastWriter(form.resource, conflict?.current);
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({});
  if (conflict === undefined) return null;

  const choiceOf = ({ name }: FieldConflict): Choice => chosen[name] ?? 'mine';
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
      title={t`${{ who: who ?? t`Somebody else` }} changed this ${{ one: words(form.resource.label.one) }} meanwhile`}
      description={t`You both changed what is listed here. Choose what each field shall hold: nothing is saved until you do.`}
      footer={
        <>
          <Button variant="outline" onClick={form.dismissConflict}>
            {t`Back to the form`}
          </Button>
          <Button onClick={save}>{t`Save with these choices`}</Button>
        </>
      }
    >
      <List>
        {conflict.fields.map((field) => {
          const label = form.labels.get(field.name) ?? words(fieldWords(field.name));
          return (
            <Item key={field.name}>
              <legend>{label}</legend>
              <dl>
                <dt>{t`Before`}</dt>
                <dd>
                  <FieldValue value={field.before} field={form.resource.fields[field.name]} />
                </dd>
                <dt>{who ?? t`Theirs`}</dt>
                <dd>
                  <FieldValue value={field.theirs} field={form.resource.fields[field.name]} />
                </dd>
                <dt>{t`Mine`}</dt>
                <dd>
                  <FieldValue value={field.mine} field={form.resource.fields[field.name]} />
                </dd>
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

/** The name of the admin who wrote the current version. */
function useLastWriter(resource: AnyResource, current: { readonly _id: string } | undefined) {
  const api = useApi();
  const recordId = current?._id ?? '';
  const { data } = useQuery({
    queryKey: [...resourceKeys.history(resource, recordId), 'last'],
    queryFn: ({ signal }) =>
      api.call(recordEndpoints.history, { query: { resource: resource.name, recordId }, signal }),
    enabled: current !== undefined,
    staleTime: 0,
    refetchOnMount: 'always',
  });
  return data?.data[0]?.by ?? undefined;
}
