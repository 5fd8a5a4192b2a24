import { token } from 'shared-ui';
import styled from 'styled-components';
import type { ContactView, NamedLink } from './frame-data';

const Address = styled.address`
  font-style: normal;

  & p + p,
  & ul {
    margin-top: 0.625rem;
  }
  & ul li {
    overflow-wrap: anywhere;
  }
`;

const Socials = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.125rem;
  margin-top: 0.625rem;

  & a {
    color: ${token.color.brandText};
  }
`;

interface FooterContactProps {
  siteName: string;
  contact: ContactView;
}

/** The company's contact details in the footer. */
export function FooterContact({ siteName, contact }: FooterContactProps) {
  const { label, address, hours, phones, emails, socials } = contact;
  return (
    <div>
      <h2>{siteName}</h2>
      <Address>
        <p>
          {label}
          {address === null ? null : (
            <>
              <br />
              {address}
            </>
          )}
        </p>
        {hours === null ? null : <p>{hours}</p>}
        <LinkList links={[...phones, ...emails]} />
      </Address>
      {socials.length === 0 ? null : (
        <Socials aria-label="Elsewhere">
          {socials.map(({ name, href }) => (
            <li key={href}>
              <a href={href} rel="me noopener">
                {name}
              </a>
            </li>
          ))}
        </Socials>
      )}
    </div>
  );
}

function LinkList({ links }: { links: readonly NamedLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul>
      {links.map(({ name, href }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
