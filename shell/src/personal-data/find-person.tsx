import { PersonQuery } from 'contract/privacy';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button, Card, Field, Input, token } from 'shared-ui';
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

/** The search for a person, and what it found. */
export function FindPerson() {
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
        title="Find a person"
        description="By what a person is recognised by. The search is noted in the history, without the address."
      >
        <Form onSubmit={submit} noValidate aria-label="Find a person">
          <Field label="Email" error={errors['emails']}>
            <Input
              type="email"
              value={email}
              maxLength={254}
              autoComplete="off"
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          <Field label="Telephone" help="In any notation." error={errors['phones']}>
            <Input
              type="tel"
              value={phone}
              maxLength={40}
              autoComplete="off"
              onChange={(event) => setPhone(event.target.value)}
            />
          </Field>
          <Button type="submit">
            <Search aria-hidden="true" /> Find
          </Button>
        </Form>
      </Card>
      {search === undefined ? null : <Findings key={search.turn} {...search} onFind={find} />}
    </Cards>
  );
}
