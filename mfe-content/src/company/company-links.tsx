import { t } from '@lingui/core/macro';
import { companyLogos, contactInfos, type LogoVariant, whatsAppInfos } from 'contract/content';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Card, focusRing, token } from 'shared-ui';
import { usePermission } from 'shared-ui/client';
import { useLoadedRows } from 'shared-ui/resource';
import styled from 'styled-components';
import { contactInfoTableHref, logoTableHref, whatsAppTableHref } from '../routes';

const Beside = styled(Card)`
  margin-top: ${token.space[4]};
`;

const Rows = styled.ul`
  padding: 0;
  list-style: none;

  & li + li {
    border-top: 1px solid ${token.color.border};
  }
  & a {
    display: flex;
    align-items: center;
    gap: ${token.space[3]};
    padding-block: ${token.space[3]};
    color: ${token.color.text};
    text-decoration: none;
    ${focusRing}
  }
  & a:hover strong {
    color: ${token.color.brandText};
  }
  & strong {
    display: block;
    color: ${token.color.text};
    font-weight: ${token.weight.medium};
  }
  & span {
    flex: 1;
    min-width: 0;
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
    overflow-wrap: anywhere;
  }
  & svg {
    flex: none;
    color: ${token.color.textFaint};
  }
`;

const variants: Readonly<Record<LogoVariant, string>> = {
  get light() {
    return t`light`;
  },
  get dark() {
    return t`dark`;
  },
  get favicon() {
    return t`favicon`;
  },
};

/** What belongs to the company and has screens of its own. */
export function CompanyLinks() {
  const canView = usePermission({ website: 'view' });
  return canView ? <Links /> : null;
}

function Links() {
  const contacts = useLoadedRows(contactInfos);
  const logos = useLoadedRows(companyLogos);
  const numbers = useLoadedRows(whatsAppInfos);
  const contact = contacts?.find(({ primary }) => primary) ?? contacts?.[0];
  const active = logos?.filter((logo) => logo.active).map(({ variant }) => variants[variant]) ?? [];
  const isLoaded = [contacts, logos, numbers].every((rows) => rows !== undefined);
  const rows = [
    {
      href: contactInfoTableHref(),
      name: t`Addresses, phones and emails`,
      stands: [contact?.label, contact?.address, contact?.phones[0], contact?.emails[0]],
    },
    { href: logoTableHref(), name: t`Logos`, stands: active },
    { href: whatsAppTableHref(), name: t`WhatsApp`, stands: [numbers?.[0]?.number] },
  ];
  return (
    <Beside title={t`Also part of the company`}>
      <Rows>
        {rows.map(({ href, name, stands }) => (
          <li key={href}>
            <Link to={href}>
              <span>
                <strong>{name}</strong>
                {stands.filter((part) => part).join(' · ') || (isLoaded ? t`None yet` : '…')}
              </span>
              <ChevronRight size={16} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </Rows>
    </Beside>
  );
}
