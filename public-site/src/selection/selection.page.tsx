import { plural, t } from '@lingui/core/macro';
import styled from 'styled-components';
import { CompactLead, Lead, Page, SectionTitle } from '../common/look';
import { LinkRow } from '../common/link-row';
import { PageTop } from '../common/page-top';
import { CompactTitle, Title } from '../common/title';
import { ListedChemicals } from '../search/listed-chemicals';
import { NarrowedList } from '../search/narrowed-list';
import type { SelectionView } from './selection-view';

const Below = styled.div<{ $isClose?: boolean }>`
  margin-top: ${({ $isClose = false }) => ($isClose ? '1rem' : 'clamp(1.5rem, 4vw, 2.5rem)')};
`;

/** The chemicals of a use, with a functional group, or of an element. */
export function SelectionPage(view: SelectionView) {
  const { crumbs, name, lang, text, textLang, chartHref, articles, chemicals, table, narrowing } =
    view;
  const { total } = narrowing.paging;
  const [Heading, Text] = table === null ? [Title, Lead] : [CompactTitle, CompactLead];
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Heading dir="auto" lang={lang}>
        {name}
      </Heading>
      <Text lang={textLang}>{text}</Text>
      {chartHref === null ? null : (
        <LinkRow
          label={t`Views`}
          links={[{ name: t`Chart of boiling points and densities`, href: chartHref }]}
        />
      )}
      <Below $isClose={table !== null}>
        <NarrowedList
          title={t`${plural(total, { one: '# chemical', other: '# chemicals' })}`}
          {...narrowing}
        >
          {total === 0 ? (
            <p>{t`No chemical here matches these filters. Remove one.`}</p>
          ) : (
            <ListedChemicals chemicals={chemicals} table={table} />
          )}
        </NarrowedList>
      </Below>
      {articles.length === 0 ? null : (
        <Below as="section" aria-labelledby="articles">
          <SectionTitle id="articles">{t`Articles about these chemicals`}</SectionTitle>
          <LinkRow label={t`Articles`} links={articles} />
        </Below>
      )}
    </Page>
  );
}
