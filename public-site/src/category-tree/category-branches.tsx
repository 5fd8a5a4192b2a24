import { token } from 'shared-ui';
import styled from 'styled-components';
import { quietLink } from '../common/look';
import type { CategoryBranch } from './category-branch';

const Branches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: 1.5rem 2.5rem;
  padding: 0;
  list-style: none;

  & > li {
    padding-top: 0.75rem;
    border-top: 2px solid ${token.color.brand};
  }
  & ul {
    margin-top: 0.375rem;
    padding: 0;
    list-style: none;
    font-size: 0.9375rem;
  }
  & ul li {
    padding-block: 0.15rem;
  }
  & ul a {
    color: ${token.color.textMuted};
    font-weight: inherit;
  }
  & a {
    ${quietLink}
    font-weight: 600;
  }
`;

const Count = styled.span`
  color: ${token.color.textFaint};
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
`;

interface CategoryBranchesProps {
  branches: readonly CategoryBranch[];
}

/** The categories below one, with their own subcategories and counts of chemicals. */
export function CategoryBranches({ branches }: CategoryBranchesProps) {
  if (branches.length === 0) return null;
  return (
    <Branches>
      {branches.map(({ name, lang, href, productCount, children }) => (
        <li key={href}>
          <a href={href} lang={lang}>
            {name}
          </a>
          <Count>&nbsp;&nbsp;{productCount}</Count>
          {children.length === 0 ? null : (
            <ul>
              {children.map((child) => (
                <li key={child.href}>
                  <a href={child.href} lang={child.lang}>
                    {child.name}
                  </a>
                  <Count>&nbsp;&nbsp;{child.productCount}</Count>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </Branches>
  );
}
