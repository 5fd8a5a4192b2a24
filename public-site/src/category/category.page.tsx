import styled from 'styled-components';
import { ChemicalList } from '../chemical/chemical-list';
import { chemicalsText } from '../common/count-text';
import { Lead, Page, SectionTitle } from '../common/look';
import { PageTop } from '../common/page-top';
import { Pager } from '../common/pager';
import { RichContent } from '../common/rich-content';
import { Title } from '../common/title';
import { CategoryBranches } from './category-branches';
import type { CategoryView } from './category-view';
import { ListingForm } from './listing-form';

const Below = styled.div`
  margin-top: 2.25rem;
`;

const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 1rem 2rem;
  margin: clamp(2rem, 5vw, 3.5rem) 0 1.25rem;
`;

/** A category of any level: what stands below it, and its chemicals. */
export function CategoryPage(view: CategoryView) {
  const { crumbs, name, description, children, chemicals, paging } = view;
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Title>{name}</Title>
      {description.length === 0 ? null : (
        <Lead>
          <RichContent nodes={description} />
        </Lead>
      )}
      <Below>
        <CategoryBranches branches={children} />
      </Below>
      <ListHead>
        <SectionTitle>{chemicalsText(paging.total)}</SectionTitle>
        <ListingForm {...view} />
      </ListHead>
      {chemicals.length === 0 ? (
        <p>No chemical here matches. Choose another grade, or all.</p>
      ) : (
        <ChemicalList chemicals={chemicals} />
      )}
      <Pager paging={paging} />
    </Page>
  );
}
