import type { roles } from 'contract/staff';
import { HintNote, token } from 'shared-ui';
import { FlagField, InputGrid, type InputsProps, TextareaField, TextField } from 'shared-ui/form';
import styled from 'styled-components';
import { Holders } from './holders';
import { LevelsField } from './levels-field';

const Inputs = styled.fieldset`
  display: grid;
  gap: ${token.space[4]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** A role's form. Built-in roles can be looked at, and asked a second factor of. */
export function RoleInputs({ form }: InputsProps<typeof roles>) {
  const { record } = form;
  const isBuiltIn = record !== undefined && record.builtIn !== null;
  return (
    <>
      {isBuiltIn ? (
        <HintNote>
          Of a built-in role the second factor alone can be changed. Duplicate it to make one of
          your own.
        </HintNote>
      ) : null}
      <Inputs disabled={isBuiltIn}>
        <InputGrid>
          <TextField form={form} name="name" label="Name" />
          <TextareaField form={form} name="description" label="Description" />
        </InputGrid>
        <LevelsField form={form} />
      </Inputs>
      <FlagField
        form={form}
        name="requiresSecondFactor"
        label="Ask for a second factor: people with this role can work once they have set one up"
      />
      {record === undefined ? null : <Holders roleId={record._id} />}
    </>
  );
}
