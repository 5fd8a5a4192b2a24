import { t } from '@lingui/core/macro';
import type { Supplier } from 'contract/partner';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { focusRing, token, Tooltip, usePhoneText } from 'shared-ui';
import styled from 'styled-components';

const Links = styled.span`
  display: inline-flex;
  gap: 0.125rem;
`;

const IconLink = styled.a`
  display: inline-grid;
  place-items: center;
  width: ${token.control.sm};
  height: ${token.control.sm};
  border-radius: ${token.radius.md};
  color: ${token.color.textMuted};
  ${focusRing}

  &:hover {
    background: ${token.color.surfaceHover};
    color: ${token.color.brandText};
  }
  & svg {
    width: 1.0625rem;
    height: 1.0625rem;
  }
`;

interface ContactLinksProps {
  partner: Pick<Supplier, 'companyName' | 'emails' | 'phones' | 'whatsapp'>;
}

/** Links to a partner's email, phone and WhatsApp, as far as known. */
export function ContactLinks({ partner }: ContactLinksProps) {
  const { companyName, emails, phones, whatsapp } = partner;
  const phoneText = usePhoneText();
  const [email] = emails;
  const [phone] = phones;
  return (
    <Links>
      {email === undefined ? null : (
        <ContactLink name={t`Write to ${companyName}`} href={mailHref(email)} shown={email}>
          <Mail />
        </ContactLink>
      )}
      {phone === undefined ? null : (
        <ContactLink name={t`Call ${companyName}`} href={`tel:${phone}`} shown={phoneText(phone)}>
          <Phone />
        </ContactLink>
      )}
      {whatsapp === null ? null : (
        <ContactLink
          name={`WhatsApp ${companyName}`}
          href={`https://wa.me/${whatsapp.slice(1)}`}
          shown={phoneText(whatsapp)}
        >
          <MessageCircle />
        </ContactLink>
      )}
    </Links>
  );
}

interface ContactLinkProps {
  name: string;
  href: string;
  /** The address or number, shown as a tooltip. */
  shown: string;
  children: ReactNode;
}

function ContactLink({ name, href, shown, children }: ContactLinkProps) {
  const isPage = href.startsWith('https:');
  return (
    <Tooltip content={shown}>
      <IconLink
        href={href}
        aria-label={name}
        {...(isPage && { target: '_blank', rel: 'noreferrer' })}
      >
        {children}
      </IconLink>
    </Tooltip>
  );
}

/** @see RFC 6068: everything but the `@` is percent-encoded */
function mailHref(email: string) {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
