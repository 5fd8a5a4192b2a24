import { t } from '@lingui/core/macro';
import { token } from 'shared-ui';
import styled from 'styled-components';
import type { CategoryName } from './search-view';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin: 0 0 1.25rem;
  padding: 0;
  list-style: none;

  & a {
    display: block;
    padding: 0.5rem 0.875rem;
    border: 1px solid ${token.color.borderStrong};
    border-radius: ${token.radius.md};
    color: ${token.color.brandText};
    font-weight: ${token.weight.medium};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & a:hover {
    background: ${token.color.surfaceSelected};
  }
  & small {
    display: block;
    color: ${token.color.textMuted};
    font-weight: ${token.weight.normal};
  }
`;

interface FoundCategoriesProps {
  categories: readonly CategoryName[];
}

/** The categories that a search found, above its chemicals. */
export function FoundCategories({ categories }: FoundCategoriesProps) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t`Categories found`}>
      <List>
        {categories.map(({ name, lang, parents, href }) => (
          <li key={href}>
            <a href={href}>
              <span lang={lang}>{name}</span>
              <small>{parents.length === 0 ? t`Category` : parents.join(' · ')}</small>
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
}
