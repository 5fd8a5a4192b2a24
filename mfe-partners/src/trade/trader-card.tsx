import { t } from '@lingui/core/macro';
import type { Supplier } from 'contract/partner';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge, focusRing, token, usePhoneText } from 'shared-ui';
import styled from 'styled-components';
import { ContactLinks } from '../common/contact-links';
import { placeText } from '../common/place-text';

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space[1]} ${token.space[3]};

  & a {
    ${focusRing}
  }
`;

const Who = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  & > a {
    margin-inline-end: ${token.space[2]};
    color: ${token.color.text};
    font-weight: ${token.weight.semibold};
    text-decoration: none;
  }
  & > a:hover {
    color: ${token.color.brandText};
    text-decoration: underline;
  }
`;

const Quiet = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: 0 ${token.space[4]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};

  & a {
    color: inherit;
    white-space: nowrap;
  }
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${token.space[1]} ${token.space[5]};
  font-size: ${token.text.sm};

  & dt {
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

interface TraderCardProps {
  partner: Pick<
    Supplier,
    'companyName' | 'active' | 'address' | 'contactPerson' | 'emails' | 'phones' | 'whatsapp'
  >;
  href: string;
  facts: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** A supplier or customer of a chemical: name, place, terms and contact links. */
export function TraderCard({ partner, href, facts }: TraderCardProps) {
  const { companyName, active, address, contactPerson, phones } = partner;
  const [phone] = phones;
  const phoneText = usePhoneText();
  const place = placeText(address);
  return (
    <Card>
      <Who>
        <Link to={href}>{companyName}</Link>
        {active ? null : <Badge>{t`Inactive`}</Badge>}
      </Who>
      <ContactLinks partner={partner} />
      <Quiet>
        {contactPerson === null ? null : <span>{contactPerson}</span>}
        {place === undefined ? null : <span>{place}</span>}
        {phone === undefined ? null : <a href={`tel:${phone}`}>{phoneText(phone)}</a>}
      </Quiet>
      {facts.length === 0 ? null : (
        <Facts>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      )}
    </Card>
  );
}
