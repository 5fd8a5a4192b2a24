import { t } from '@lingui/core/macro';
import type { roles } from 'contract/staff';
import { Link } from 'react-router-dom';
import { HintNote, token } from 'shared-ui';
import {
  FlagField,
  InputGrid,
  type InputsProps,
  TagsField,
  TextareaField,
  TextField,
} from 'shared-ui/form';
import styled from 'styled-components';
import { rolesHref } from '../app/hrefs';
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

/** A role's form. Built-in roles can be looked at, asked a second factor of, and given to domains. */
export function RoleInputs({ form }: InputsProps<typeof roles>) {
  const { record } = form;
  const isBuiltIn = record !== undefined && record.builtIn !== null;
  return (
    <>
      {isBuiltIn ? (
        <HintNote>
          {t`Of a built-in role the second factor and the domains alone can be changed. Duplicate it to make one of your own.`}
        </HintNote>
      ) : null}
      <Inputs disabled={isBuiltIn}>
        <InputGrid>
          <TextField form={form} name="name" label={t`Name`} />
          <TextareaField form={form} name="description" label={t`Description`} />
        </InputGrid>
        <LevelsField form={form} />
      </Inputs>
      <FlagField
        form={form}
        name="requiresSecondFactor"
        label={t`Ask for a second factor: people with this role can work once they have set one up`}
      />
      {record?.builtIn === 'owner' ? null : (
        <TagsField
          form={form}
          name="emailDomains"
          label={t`Domains of new accounts`}
          help={t`Who signs in with the identity provider for the first time gets this role, with an email such as name@example.com.`}
        />
      )}
      {record === undefined ? null : (
        <>
          <Link to={rolesHref(record._id)}>{t`What does this role see?`}</Link>
          <Holders roleId={record._id} />
        </>
      )}
    </>
  );
}
