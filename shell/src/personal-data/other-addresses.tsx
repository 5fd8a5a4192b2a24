import { t } from '@lingui/core/macro';
import type { PersonFindings, PersonQuery } from 'contract/privacy';
import { Button, token } from 'shared-ui';
import styled from 'styled-components';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  margin-top: ${token.space[4]};
  font-size: ${token.text.sm};
  overflow-wrap: anywhere;
`;

/** As many of each as a search takes. */
const maxOthers = 5;

export interface OtherAddressesProps {
  readonly person: PersonQuery;
  readonly others: PersonFindings['others'];
  readonly onFind: (person: PersonQuery) => void;
}

/** Addresses and numbers in the records found, each with a button that adds it to the search. */
export function OtherAddresses({ person, others, onFind }: OtherAddressesProps) {
  const emails = person.emails.length < maxOthers ? others.emails : [];
  const phones = person.phones.length < maxOthers ? others.phones : [];
  if (emails.length + phones.length === 0) return null;
  return (
    <Line>
      {t`Also in these records, if it is the same person:`}
      {emails.map((email) => (
        <Button
          key={email}
          variant="outline"
          size="sm"
          onClick={() => onFind({ ...person, emails: [...person.emails, email] })}
        >
          {t`Add ${email}`}
        </Button>
      ))}
      {phones.map((phone) => (
        <Button
          key={phone}
          variant="outline"
          size="sm"
          onClick={() => onFind({ ...person, phones: [...person.phones, phone] })}
        >
          {t`Add ${phone}`}
        </Button>
      ))}
    </Line>
  );
}
