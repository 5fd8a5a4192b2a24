import { t } from '@lingui/core/macro';
import { Clock, Languages, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { token, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import { quietLink } from '../common/look';
import { SocialLinks } from '../common/social-links';
import type { NamedLink } from '../common/view-parts';
import { contactPlaceId } from '../common/hrefs';
import type { ContactPlace } from './contact-view';

const Card = styled.li`
  padding: 1.25rem;
  background: ${token.color.surface};
  overflow-wrap: anywhere;
  scroll-margin-top: 1.5rem;

  &:target {
    background: ${token.color.surfaceSelected};
  }
  & h3 {
    margin-bottom: 0.375rem;
    font-size: 1.0625rem;
  }
  & ul {
    padding: 0;
    list-style: none;
  }
  & a {
    ${quietLink}
  }
`;

const Role = styled.p`
  margin-bottom: 0.375rem;
  color: ${token.color.textMuted};
  font-size: 0.9375rem;
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 1rem 1fr;
  gap: 0.75rem;
  padding-block: 0.25rem;
  font-size: 0.9375rem;

  & > svg {
    width: 1rem;
    height: 1.5rem;
    color: ${token.color.brandText};
  }
  & a {
    display: inline-block;
    min-height: 1.5rem;
  }
`;

const StreetMap = styled.a`
  && {
    color: ${token.color.brandText};
  }
`;

interface ContactCardProps {
  place: ContactPlace;
}

/** The contact details of one of the company's addresses. */
export function ContactCard({ place }: ContactCardProps) {
  const { id, label, role, languages, address, streetMap, hours, phones, emails, socials } = place;
  return (
    <Card id={contactPlaceId(id)}>
      <h3>{label}</h3>
      {role === null ? null : <Role>{role}</Role>}
      {address === null && streetMap === null ? null : (
        <Fact icon={<MapPin aria-hidden="true" />}>
          {address === null ? null : <div>{address}</div>}
          {streetMap === null ? null : (
            <StreetMap href={streetMap} rel="noopener" aria-label={t`${label} on the street map`}>
              {t`On the street map`}
            </StreetMap>
          )}
        </Fact>
      )}
      {hours === null ? null : <Fact icon={<Clock aria-hidden="true" />}>{hours}</Fact>}
      {languages === null ? null : (
        <Fact icon={<Languages aria-hidden="true" />}>
          <VisuallyHidden>{t`Languages:`} </VisuallyHidden>
          {languages}
        </Fact>
      )}
      <Ways icon={<Phone aria-hidden="true" />} links={phones} />
      <Ways icon={<Mail aria-hidden="true" />} links={emails} />
      <SocialLinks socials={socials} />
    </Card>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Line>
      {icon}
      <div>{children}</div>
    </Line>
  );
}

function Ways({ icon, links }: { icon: ReactNode; links: readonly NamedLink[] }) {
  if (links.length === 0) return null;
  return (
    <Fact icon={icon}>
      <ul>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </Fact>
  );
}
