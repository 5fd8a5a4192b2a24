import { t } from '@lingui/core/macro';
import styled from 'styled-components';
import type { NamedLink } from '../common/view-parts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.125rem;
  margin-top: 0.625rem;
  font-size: 0.9375rem;
`;

interface SocialLinksProps {
  socials: readonly NamedLink[];
}

/** The company's accounts elsewhere. */
export function SocialLinks({ socials }: SocialLinksProps) {
  if (socials.length === 0) return null;
  return (
    <List aria-label={t`Elsewhere`}>
      {socials.map(({ name, href }) => (
        <li key={href}>
          <a href={href} rel="me noopener">
            {name}
          </a>
        </li>
      ))}
    </List>
  );
}
