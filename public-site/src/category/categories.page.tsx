import styled from 'styled-components';
import { chemicalsText } from '../common/count-text';
import { Page, quietLink, SectionTitle, Title } from '../common/look';
import { PageTop } from '../common/page-top';
import type { CategoriesView } from './categories-view';
import { CategoryBranches } from './category-branches';

const Category = styled.section`
  margin-top: clamp(2.5rem, 6vw, 4.5rem);

  & h2 a {
    ${quietLink}
  }
`;

/** All three levels of categories. */
export function CategoriesPage({ crumbs, categories }: CategoriesView) {
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Title>All categories</Title>
      {categories.map(({ name, href, productCount, children }) => (
        <Category key={href}>
          <SectionTitle>
            <a href={href}>{name}</a>
          </SectionTitle>
          <p>{chemicalsText(productCount)}</p>
          <CategoryBranches branches={children} />
        </Category>
      ))}
    </Page>
  );
}
