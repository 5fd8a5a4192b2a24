import { plural, t } from '@lingui/core/macro';
import styled from 'styled-components';
import { Lead, onNarrow, Page } from '../common/look';
import { PageTop } from '../common/page-top';
import { RichContent } from '../common/rich-content';
import { Title } from '../common/title';
import { ListedChemicals } from '../search/listed-chemicals';
import { NarrowedList } from '../search/narrowed-list';
import { CategoryBranches } from '../category-tree/category-branches';
import type { CategoryView } from './category-view';

const Below = styled.div`
  margin: 2.25rem 0 clamp(2rem, 5vw, 3.5rem);

  /* On a phone the chemicals come first: what is below a subcategory is on its page. */
  ${onNarrow} {
    & > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0.75rem 1.25rem;
    }
    & ul ul {
      display: none;
    }
  }
`;

/** A category of any level: its subcategories and its chemicals. */
export function CategoryPage(view: CategoryView) {
  const { crumbs, name, description, children, chemicals, table, narrowing } = view;
  const { total } = narrowing.paging;
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Title dir="auto">{name}</Title>
      {description.length === 0 ? null : (
        <Lead>
          <RichContent nodes={description} />
        </Lead>
      )}
      <Below>
        <CategoryBranches branches={children} />
      </Below>
      <NarrowedList
        title={t`${plural(total, { one: '# chemical', other: '# chemicals' })}`}
        {...narrowing}
      >
        {total === 0 ? (
          <NoChemicals isFiltered={narrowing.chips.length > 0} />
        ) : (
          <ListedChemicals chemicals={chemicals} table={table} />
        )}
      </NarrowedList>
    </Page>
  );
}

function NoChemicals({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <p>{t`No chemical here matches these filters. Remove one.`}</p>;
  return <p>{t`No chemical is listed here yet.`}</p>;
}
