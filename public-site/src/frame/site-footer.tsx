import { token } from 'shared-ui';
import styled from 'styled-components';
import { pageWidth, quietLink } from '../common/look';
import { categoriesHref, homeHref, letterIndexHref } from '../hrefs';
import type { NamedLink } from './frame-data';

const Foot = styled.footer`
  border-top: 1px solid ${token.color.border};
  background: ${token.color.surfaceSunken};
  color: ${token.color.textMuted};
  font-size: 0.9375rem;
`;

const Columns = styled.div`
  ${pageWidth}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: 2rem 3rem;
  padding-block: 3rem;

  & a {
    ${quietLink}
    display: inline-block;
    padding-block: 0.2rem;
  }
  & ul {
    padding: 0;
    list-style: none;
  }
  & h2 {
    margin-bottom: 0.625rem;
    color: ${token.color.text};
    font-size: 0.9375rem;
    letter-spacing: -0.005em;
  }
`;

const Categories = styled.ul`
  columns: 12rem 3;
  column-gap: 2rem;
`;

const Wide = styled.div`
  @media (min-width: 64rem) {
    grid-column: span 2;
  }
`;

interface SiteFooterProps {
  siteName: string;
  categories: readonly NamedLink[];
}

export function SiteFooter({ siteName, categories }: SiteFooterProps) {
  return (
    <Foot className="not-in-print">
      <Columns>
        <div>
          <h2>{siteName}</h2>
          <ul>
            <li>
              <a href={homeHref}>Home</a>
            </li>
            <li>
              <a href={letterIndexHref}>Chemicals A–Z</a>
            </li>
            <li>
              <a href={categoriesHref}>All categories</a>
            </li>
          </ul>
        </div>
        {categories.length === 0 ? null : (
          <Wide>
            <h2>Categories</h2>
            <Categories>
              {categories.map(({ name, href }) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </Categories>
          </Wide>
        )}
      </Columns>
    </Foot>
  );
}
