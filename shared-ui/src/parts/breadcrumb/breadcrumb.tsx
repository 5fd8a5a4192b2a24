import { t } from '@lingui/core/macro';
import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { focusRing } from '../../tokens/mixins';
import { token } from '../../tokens/token';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.375rem;
  padding: 0;
  list-style: none;
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};

  & a {
    border-radius: ${token.radius.sm};
    color: inherit;
    text-decoration: none;
    ${focusRing}
  }
  & a:hover {
    color: ${token.color.brandText};
    text-decoration: underline;
  }
  & [aria-current] {
    color: ${token.color.text};
    font-weight: ${token.weight.medium};
  }
  & svg {
    display: block;
    width: 0.875rem;
    height: 0.875rem;
  }
`;

/** Omit `to` for a step without a page. */
export interface Crumb {
  label: string;
  to?: string;
}

/** From the root to the current page, which is the last and not a link. */
export interface BreadcrumbProps {
  crumbs: readonly Crumb[];
}

/** The path to the current page. */
export function Breadcrumb({ crumbs }: BreadcrumbProps) {
  return (
    <nav aria-label={t`Breadcrumb`}>
      <List>
        {crumbs.map((crumb, index) => {
          const isCurrent = index === crumbs.length - 1;
          return (
            <Fragment key={`${index}-${crumb.label}`}>
              {index === 0 ? null : (
                <li aria-hidden="true">
                  <ChevronRight />
                </li>
              )}
              <li {...(isCurrent && { 'aria-current': 'page' as const })}>
                {crumb.to === undefined || isCurrent ? (
                  crumb.label
                ) : (
                  <Link to={crumb.to}>{crumb.label}</Link>
                )}
              </li>
            </Fragment>
          );
        })}
      </List>
    </nav>
  );
}
