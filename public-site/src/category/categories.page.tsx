import { t } from '@lingui/core/macro';
import { chemicalsText } from '../common/count-text';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { BeingPrepared } from '../common/being-prepared';
import { Lead, Page, quietLink, SectionTitle } from '../common/look';
import { PageTop } from '../common/page-top';
import { Title } from '../common/title';
import { CategoryTile, elementSymbols } from './category-cells';
import type { CategoriesView } from './category-view';
import { CategoryBranches } from '../category-tree/category-branches';

const Category = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 15rem) minmax(0, 1fr);
  gap: 1.25rem clamp(1.5rem, 4vw, 4rem);
  margin-top: clamp(1.75rem, 3.5vw, 2.5rem);
  padding-top: clamp(1.25rem, 2.5vw, 1.75rem);
  border-top: 1px solid ${token.color.border};

  & > div {
    display: flex;
    align-items: flex-start;
    gap: 1rem;
  }
  & p {
    color: ${token.color.textMuted};
  }
  @media (max-width: 56rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  & h2 a {
    ${quietLink}
  }
`;

/** All three levels of categories. */
export function CategoriesPage({ crumbs, categories }: CategoriesView) {
  const symbols = elementSymbols(categories.map(({ name }) => name));
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Title>{t`All categories`}</Title>
      {categories.length === 0 ? (
        <Lead>
          <BeingPrepared />
        </Lead>
      ) : null}
      {categories.map(({ name, lang, href, productCount, children }, index) => (
        <Category key={href}>
          <div>
            <CategoryTile symbol={symbols[index] ?? ''} />
            <div>
              <SectionTitle>
                <a href={href} lang={lang}>
                  {name}
                </a>
              </SectionTitle>
              <p>{chemicalsText(productCount)}</p>
            </div>
          </div>
          <CategoryBranches branches={children} />
        </Category>
      ))}
    </Page>
  );
}
