import { words } from '../i18n/words';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import styled from 'styled-components';
import { Checkbox } from '../parts/checkbox/checkbox';
import { Combobox } from '../parts/combobox/combobox';
import { Field } from '../parts/field/field';
import type { Option } from '../parts/select/option';
import { token } from '../tokens/token';
import type { AnyResource } from '../resource/resource-types';
import { useReferenceOptions } from '../resource/use-reference-options';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[3]};
  margin-top: ${token.space[4]};
  color: ${token.color.text};
`;

/** Where the uses of a record move, and whether it is deleted then. */
export interface MoveChoice {
  to: Option | null;
  removes: boolean;
}

interface MoveUsesProps {
  resource: AnyResource;
  /** The record itself, which is not offered. */
  id: string;
  /** The records to choose from; those that its list finds, by default. */
  targets: readonly Option[] | undefined;
  choice: MoveChoice;
  onChange: (choice: MoveChoice) => void;
  error: string | undefined;
}

/** The choice of the record that takes another's place in all that uses it. */
export function MoveUses(props: MoveUsesProps) {
  const { resource, id, targets, choice, onChange, error } = props;
  const [shown, setShown] = useState(choice);
  const listed = useReferenceOptions(resource, id);
  const options = targets?.filter(({ value }) => value !== id) ?? listed;
  const [one, many] = [words(resource.label.one), words(resource.label.many)];
  const change = (next: MoveChoice) => {
    setShown(next);
    onChange(next);
  };
  return (
    <Stack>
      <Field label={t`Move them to`} error={error}>
        <Combobox
          label={many}
          options={options}
          value={shown.to}
          onValueChange={(to) => change({ ...shown, to })}
        />
      </Field>
      <Field label={t`Delete this ${one} afterwards`} layout="inline">
        <Checkbox
          checked={shown.removes}
          onCheckedChange={(isChecked) => change({ ...shown, removes: isChecked === true })}
        />
      </Field>
    </Stack>
  );
}
