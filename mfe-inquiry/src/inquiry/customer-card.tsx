import { t } from '@lingui/core/macro';
import { customers } from 'contract/partner';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card, ErrorState, focusRing, Skeleton, token } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import { countryName } from 'shared-ui/form';
import { useResourceRecord } from 'shared-ui/resource';
import styled from 'styled-components';

const Ways = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  margin-top: ${token.space[2]};
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: ${token.color.textMuted};
  }
  & a {
    color: ${token.color.brandText};
    ${focusRing}
  }
`;

const Name = styled.p`
  overflow-wrap: anywhere;

  & > small {
    display: block;
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
`;

/** The inquiry's customer, with links to reach them. */
export function CustomerCard({ id }: { id: string }) {
  return (
    <Card title={t`Customer`}>
      <Known id={id} />
    </Card>
  );
}

function Known({ id }: { id: string }) {
  const { data, error, refetch } = useResourceRecord(customers, id);
  if (error !== null) {
    return (
      <ErrorState title={t`The customer could not be loaded`} onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  if (data === undefined) return <Skeleton height="5rem" />;
  const { companyName, contactPerson, address, emails, phones, whatsapp } = data;
  const place = [address?.city, address?.country && countryName(address.country)];
  const facts = [contactPerson, place.filter(Boolean).join(', ')];
  return (
    <>
      <Name>
        <strong>{companyName}</strong>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </Name>
      <Ways aria-label={t`Ways to reach them`}>
        {emails.map((email) => (
          <Way key={email} icon={<Mail />} href={`mailto:${email}`}>
            {email}
          </Way>
        ))}
        {phones.map((phone) => (
          <Way key={phone} icon={<Phone />} href={`tel:${phone}`}>
            {phone}
          </Way>
        ))}
        {whatsapp === null ? null : (
          <Way icon={<MessageCircle />} href={`https://wa.me/${whatsapp.slice(1)}`}>
            {t`WhatsApp ${whatsapp}`}
          </Way>
        )}
      </Ways>
    </>
  );
}

interface WayProps {
  icon: ReactNode;
  href: string;
  children: ReactNode;
}

function Way({ icon, href, children }: WayProps) {
  return (
    <li>
      <span aria-hidden="true">{icon}</span>
      <a href={href}>{children}</a>
    </li>
  );
}
