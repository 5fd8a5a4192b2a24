import { t } from '@lingui/core/macro';
import { ChevronRight } from 'lucide-react';
import { token } from 'shared-ui';
import styled from 'styled-components';
import type { Crumb } from './view-parts';
import { quietLink } from './look';

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.375rem;
  margin-bottom: clamp(1rem, 2.5vw, 1.75rem);
  padding: 0;
  color: ${token.color.textMuted};
  font-size: 0.875rem;
  list-style: none;

  & li {
    display: flex;
    align-items: center;
    gap: 0.375rem;
  }
  & li[aria-current] {
    display: block;
    max-width: min(100%, 26rem);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & a {
    ${quietLink}
  }
  & svg {
    width: 0.875rem;
    height: 0.875rem;
  }
`;

interface PageTopProps {
  crumbs: readonly Crumb[];
}

/** The breadcrumb from the start page. */
export function PageTop({ crumbs }: PageTopProps) {
  const last = crumbs.length - 1;
  return (
    <nav aria-label={t`Breadcrumb`} className="not-in-print">
      <Steps>
        {crumbs.map(({ label, to, lang }, index) =>
          index === last ? (
            <li key={to} aria-current="page" dir="auto" lang={lang}>
              {label}
            </li>
          ) : (
            <li key={to}>
              <a href={to} lang={lang}>
                {label}
              </a>
              <ChevronRight aria-hidden="true" />
            </li>
          ),
        )}
      </Steps>
    </nav>
  );
}
