import { plural, t } from '@lingui/core/macro';
import { maxSubstances } from 'contract/catalog';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button, Field, Textarea, token } from 'shared-ui';
import { DraftNote, useDraftState } from 'shared-ui/form';
import { numberText } from 'shared-ui/table';
import styled from 'styled-components';
import { CheckLine } from './check-line';
import { KnownList } from './known-list';
import { StepLink } from './step-link';
import { typedNumbers } from './typed-numbers';
import { useAddSubstances, useKnownSubstances, useSubstanceGroups } from './use-substances';

const Form = styled.form`
  display: grid;
  gap: ${token.space[4]};
  min-width: 0;
`;

const Groups = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  gap: ${token.space[2]} ${token.space[4]};
  padding: 0;
  border: 0;

  & legend {
    margin-bottom: ${token.space[2]};
    font-weight: ${token.weight.medium};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`;

const Problems = styled.ul`
  padding-inline-start: 1.25rem;
  color: ${token.color.danger};
  font-size: ${token.text.sm};
`;

/** Chemicals from CAS numbers, from the product's own list by type, or from a file. */
export function ChemicalsStep() {
  const { values, change, clear, draft } = useDraftState('set-up/chemicals', { text: '' });
  const [types, setTypes] = useState<readonly string[]>([]);
  const groups = useSubstanceGroups();
  const typed = typedNumbers(values.text);
  const chosen = groups.filter(({ typeName }) => types.includes(typeName));
  const ofTypes = chosen.flatMap(({ casNumbers }) => casNumbers);
  const numbers = [...new Set([...typed.casNumbers, ...ofTypes])];
  const { data: known = [] } = useKnownSubstances(numbers);
  const listed = numbers.length === 0 ? [] : known;
  const isNew = numbers.length > maxSubstances || listed.some(isToAdd);
  const count = listed.filter(isToAdd).length + Math.max(0, numbers.length - maxSubstances);
  const add = useAddSubstances(() => {
    clear();
    change({ text: '' });
    setTypes([]);
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isNew) void add.run(numbers);
  }
  return (
    <Form onSubmit={submit} aria-label={t`Add chemicals by CAS number`}>
      <DraftNote draft={draft} />
      <Field
        label={t`CAS numbers`}
        help={t`Paste them in any form: a column, a list, a price list. Names, formulas, structures, hazards and transport are filled in where they are known.`}
      >
        <Textarea
          rows={4}
          maxLength={20_000}
          value={values.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      </Field>
      {typed.problems.length === 0 ? null : (
        <Problems>
          {typed.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </Problems>
      )}
      {groups.length === 0 ? null : (
        <Groups>
          <legend>{t`Or choose from common chemicals`}</legend>
          {groups.map(({ typeName, casNumbers }) => (
            <CheckLine
              key={typeName}
              isChecked={types.includes(typeName)}
              onChange={(isChosen) =>
                setTypes(isChosen ? [...types, typeName] : types.filter((one) => one !== typeName))
              }
            >
              {typeName} ({numberText(casNumbers.length)})
            </CheckLine>
          ))}
        </Groups>
      )}
      <KnownList substances={listed} />
      <Buttons>
        <Button type="submit" disabled={!isNew} isLoading={add.isBusy}>
          <Plus aria-hidden="true" />
          {isNew
            ? t`${plural(count, { one: 'Add # chemical', other: 'Add # chemicals' })}`
            : t`Add`}
        </Button>
        <StepLink item="chemical" text={t`Import a file`} />
      </Buttons>
    </Form>
  );
}

function isToAdd({ name, isInCatalogue }: { name: string | null; isInCatalogue: boolean }) {
  return name !== null && !isInCatalogue;
}
