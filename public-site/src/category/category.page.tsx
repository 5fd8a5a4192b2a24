import { t } from '@lingui/core/macro';
import { chemicalsText } from '../common/count-text';
import styled, { css } from 'styled-components';
import { Lead, onNarrow, Page } from '../common/look';
import { PageTop } from '../common/page-top';
import { RichContent } from '../common/rich-content';
import { Title } from '../common/title';
import { ListedChemicals } from '../search/listed-chemicals';
import { NarrowedList } from '../search/narrowed-list';
import { CategoryBranches } from '../category-tree/category-branches';
import type { CategoryView } from './category-view';

/** What is below a subcategory is on its page. */
const flat = css`
  & ul ul {
    display: none;
  }
`;

/** A table, and a phone, show chemicals first. */
const Below = styled.div<{ $isAboveTable: boolean }>`
  margin: 2.25rem 0 clamp(2rem, 5vw, 3.5rem);

  ${({ $isAboveTable }) =>
    $isAboveTable &&
    css`
      margin-block: 1.25rem 1.5rem;

      & > ul {
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
        gap: 0.75rem 1.25rem;
      }
      & > ul > li {
        padding-top: 0.375rem;
      }
      ${flat}
    `}
  ${onNarrow} {
    & > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0.75rem 1.25rem;
    }
    ${flat}
  }
`;

/** A category of any level: its subcategories and its chemicals. */
export function CategoryPage(view: CategoryView) {
  const { crumbs, name, description, children, chemicals, table, narrowing } = view;
  const { nameLang, descriptionLang } = view;
  const { total } = narrowing.paging;
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Title dir="auto" lang={nameLang}>
        {name}
      </Title>
      {description.length === 0 ? null : (
        <Lead lang={descriptionLang}>
          <RichContent nodes={description} />
        </Lead>
      )}
      <Below $isAboveTable={table !== null}>
        <CategoryBranches branches={children} />
      </Below>
      <NarrowedList title={chemicalsText(total)} {...narrowing}>
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
