import { permissionText } from 'shared-ui/client';
import { t } from '@lingui/core/macro';
import { personalDataEndpoints, PersonQuery } from 'contract/privacy';
import { missingNeeds } from 'contract/staff';
import { Search as SearchIcon } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button, Card, Field, HintNote, Input, token } from 'shared-ui';
import { usePermissions } from 'shared-ui/client';
import styled from 'styled-components';
import { Findings } from './findings';

const Cards = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${token.space[4]};
  max-width: 44rem;

  & > button {
    justify-self: start;
  }
`;

/** The search for a person; for a role that does not see all that is read for it, why there is none. */
export function FindPerson() {
  const permissions = usePermissions();
  const lacking = permissions && missingNeeds(permissions, personalDataEndpoints.find.needs ?? {});
  if (lacking === undefined) return <Search />;
  return (
    <Card title={t`Find a person`}>
      <HintNote>
        {t`Your role does not include the permission to ${{ permission: permissionText(lacking) }}. What is stored of a person is read from all of these at once: without one of them the answer would be incomplete. Ask an Owner or an Administrator.`}
      </HintNote>
    </Card>
  );
}

/** The search form, and what it found. */
function Search() {
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  /** `turn` tells a search from the same one made again. */
  const [search, setSearch] = useState<{ person: PersonQuery; turn: number }>();

  function find(person: PersonQuery) {
    setErrors({});
    setSearch({ person, turn: (search?.turn ?? 0) + 1 });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = {
      emails: email.trim() === '' ? [] : [email],
      phones: phone.trim() === '' ? [] : [phone],
    };
    const parsed = PersonQuery.safeParse(typed);
    if (parsed.success) return find(parsed.data);
    setErrors(
      Object.fromEntries(
        parsed.error.issues.map(({ path, message }) => [String(path[0]), message]),
      ),
    );
  }
  return (
    <Cards>
      <Card
        title={t`Find a person`}
        description={t`By what a person is recognised by. The search is noted in the history, without the address.`}
      >
        <Form onSubmit={submit} noValidate aria-label={t`Find a person`}>
          <Field label={t`Email`} error={errors['emails']}>
            <Input
              type="email"
              value={email}
              maxLength={254}
              autoComplete="off"
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          <Field label={t`Telephone`} help={t`In any notation.`} error={errors['phones']}>
            <Input
              type="tel"
              value={phone}
              maxLength={40}
              autoComplete="off"
              onChange={(event) => setPhone(event.target.value)}
            />
          </Field>
          <Button type="submit">
            <SearchIcon aria-hidden="true" /> {t`Find`}
          </Button>
        </Form>
      </Card>
      {search === undefined ? null : <Findings key={search.turn} {...search} onFind={find} />}
    </Cards>
  );
}
