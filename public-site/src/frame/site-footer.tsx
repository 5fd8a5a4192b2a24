import { t } from '@lingui/core/macro';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { pageWidth, quietLink } from '../common/look';
import { SocialLinks } from '../common/social-links';
import type { NamedLink } from '../common/view-parts';
import type { ContactView, FrameData } from './frame-data';

const Foot = styled.footer`
  border-top: 1px solid ${token.color.border};
  background: ${token.color.surfaceSunken};
  color: ${token.color.textMuted};
  font-size: 0.9375rem;
`;

const Columns = styled.div`
  ${pageWidth}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: 2.25rem clamp(2rem, 4vw, 4rem);
  padding-block: clamp(2.5rem, 5vw, 4rem);

  & a {
    ${quietLink}
    display: inline-block;
    padding-block: 0.2rem;
  }
  & ul {
    padding: 0;
    list-style: none;
  }
  & ul[aria-label] a {
    color: ${token.color.brandText};
  }
  & [data-is-long] {
    columns: 2 10rem;
    column-gap: 2rem;
  }
  & h2 {
    margin-bottom: 0.625rem;
    color: ${token.color.text};
    font-size: 0.9375rem;
    letter-spacing: -0.005em;
  }
`;

/** A longer list has several columns. */
const longerThan = 8;

type SiteFooterProps = Pick<
  FrameData,
  'siteName' | 'registrationNumber' | 'vatNumber' | 'footer' | 'contact'
>;

export function SiteFooter({ footer, contact, ...company }: SiteFooterProps) {
  const { siteName } = company;
  return (
    <Foot className="not-in-print">
      <Columns>
        {contact === null ? null : <FooterContact siteName={siteName} contact={contact} />}
        {footer.map(({ title, lang, links }) => (
          <nav key={title} aria-label={title ?? t`More`}>
            <h2 lang={lang}>{title ?? (contact === null ? siteName : t`More`)}</h2>
            <ul {...(links.length > longerThan && { 'data-is-long': '' })}>
              {links.map(({ name, lang, href, isAside }) => (
                <li key={href + name}>
                  <a
                    href={href}
                    lang={lang}
                    {...(isAside && { target: '_blank', rel: 'noopener' })}
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </Columns>
      <CompanyNumbers {...company} />
    </Foot>
  );
}

const Numbers = styled.p`
  ${pageWidth}
  padding-bottom: 2rem;
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`;

type CompanyNumbersProps = Pick<FrameData, 'siteName' | 'registrationNumber' | 'vatNumber'>;

function CompanyNumbers({ siteName, registrationNumber, vatNumber }: CompanyNumbersProps) {
  if (registrationNumber === null && vatNumber === null) return null;
  const vat = vatNumber === null ? null : t`VAT ${vatNumber}`;
  return (
    <Numbers>
      {[siteName, registrationNumber, vat].filter((part) => part !== null).join(' · ')}
    </Numbers>
  );
}

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

interface FooterContactProps {
  siteName: string;
  contact: ContactView;
}

/** The company's contact details in the footer. */
function FooterContact({ siteName, contact }: FooterContactProps) {
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
      <SocialLinks socials={socials} />
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
