import { t } from '@lingui/core/macro';
import { chemicalsText } from '../common/count-text';
import styled from 'styled-components';
import { CompactLead, Lead, onNarrow, Page } from '../common/look';
import { PageTop } from '../common/page-top';
import { RichContent } from '../common/rich-content';
import { CompactTitle, Title } from '../common/title';
import { ListedChemicals } from '../search/listed-chemicals';
import { NarrowedList } from '../search/narrowed-list';
import { CategoryBranches } from '../category-tree/category-branches';
import { CategoryTile } from './category-cells';
import type { CategoryView } from './category-view';

/** The subcategories in a row, so that chemicals begin near the top; what is below one is on its page. */
const Below = styled.div`
  margin-block: 0.75rem clamp(1.25rem, 2.5vw, 1.75rem);

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.5rem;
  }
  & > ul > li {
    padding-block: 0.25rem;
    border-top: 0;
  }
  & ul ul {
    display: none;
  }
  @media (pointer: coarse) {
    & > ul > li {
      padding-block: 0.5rem;
    }
  }
`;

const Head = styled.div`
  --tile: 8.5rem;
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 2rem;

  & > :first-child {
    min-width: 0;
  }
  ${onNarrow} {
    --tile: 4rem;
  }
`;

/** A category of any level: its subcategories and its chemicals. */
export function CategoryPage(view: CategoryView) {
  const { crumbs, name, symbol, description, children, chemicals, table, narrowing } = view;
  const { nameLang, descriptionLang } = view;
  const { total } = narrowing.paging;
  const [Heading, Text] = table === null ? [Title, Lead] : [CompactTitle, CompactLead];
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Head>
        <div>
          <Heading dir="auto" lang={nameLang}>
            {name}
          </Heading>
          {description.length === 0 ? null : (
            <Text lang={descriptionLang}>
              <RichContent nodes={description} />
            </Text>
          )}
        </div>
        {symbol === null || table !== null ? null : <CategoryTile symbol={symbol} />}
      </Head>
      <Below>
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
