import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import styled from 'styled-components';
import { token } from 'shared-ui';
import { Page, SectionTitle } from '../common/look';
import { PageTop } from '../common/page-top';
import { Title } from '../common/title';
import { CategoryBranches } from '../category-tree/category-branches';
import { LetterStrip } from '../letter/letter-strip';
import { pageHref } from '../common/hrefs';
import { FoundCategories } from './found-categories';
import { ListedChemicals } from './listed-chemicals';
import { NarrowedList } from './narrowed-list';
import { NothingFound } from './nothing-found';
import { Notice } from './notice';
import { ReadingNotice } from './reading-notice';
import { maxSearchLength, searchHref, wantHref } from '../search-box/search-hrefs';
import type { Found, SearchView, WaysIn } from './search-view';
import { WrongNumberNotice } from './wrong-number-notice';
import { SearchBox } from '../search-box/search-box';

const AskInstead = styled.p`
  margin-top: 2rem;
  overflow-wrap: anywhere;
`;

/** The search box with the results, or with other ways into the catalogue. */
export function SearchPage({ crumbs, text, outcome }: SearchView) {
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Title>{t({ message: 'Search', context: 'page' })}</Title>
      <SearchPanel text={text} />
      <Outcome text={text} outcome={outcome} />
    </Page>
  );
}

function Outcome({ text, outcome }: Pick<SearchView, 'text' | 'outcome'>) {
  switch (outcome.kind) {
    case 'found':
      return <Results text={text} {...outcome.found} />;
    case 'too-long':
      return (
        <>
          <Notice role="alert">
            {t`A search takes up to ${maxSearchLength} characters; this was longer, and nothing was searched. A list of names can be looked up as a whole.`}
          </Notice>
          <StructureNotice href={outcome.structure} />
          <WaysInList {...outcome.ways} />
        </>
      );
    case 'nothing-asked':
      return <WaysInList {...outcome.ways} />;
    default:
      return outcome satisfies never;
  }
}

type ResultsProps = Found & { text: string };

function Results({ text, categories, chemicals, table, narrowing, ...found }: ResultsProps) {
  const { didYouMean, reading, wrongNumber, structure } = found;
  const { total } = narrowing.paging;
  const searched = didYouMean ?? reading?.searched ?? text;
  const isFiltered = narrowing.chips.length > 0;
  if (total === 0 && !isFiltered) {
    return (
      <>
        <FoundCategories categories={categories} />
        {wrongNumber === null ? null : <WrongNumberNotice {...wrongNumber} />}
        <NothingFound text={text} structure={structure} didYouMean={didYouMean} />
      </>
    );
  }
  return (
    <>
      <FoundCategories categories={categories} />
      {wrongNumber === null ? null : <WrongNumberNotice {...wrongNumber} />}
      {didYouMean === null ? null : (
        <DidYouMean text={text} didYouMean={didYouMean} isFiltered={isFiltered} />
      )}
      {reading === null ? null : <ReadingNotice text={text} {...reading} />}
      <StructureNotice href={structure} />
      <NarrowedList
        title={t`${plural(total, { one: '# chemical', other: '# chemicals' })} for “${searched}”`}
        {...narrowing}
      >
        {total === 0 ? (
          <p>{t`No chemical matches these filters. Remove one.`}</p>
        ) : (
          <ListedChemicals chemicals={chemicals} table={table} />
        )}
      </NarrowedList>
      <AskInstead>
        {t`Not what you need?`}{' '}
        <a href={wantHref(text)} rel="nofollow">
          {t`Ask us for “${text}”`}
        </a>
      </AskInstead>
    </>
  );
}

interface DidYouMeanProps {
  text: string;
  didYouMean: string;
  isFiltered: boolean;
}

function DidYouMean({ text, didYouMean, isFiltered }: DidYouMeanProps) {
  const href = searchHref(didYouMean);
  return (
    <Notice>
      {isFiltered ? (
        <Trans>
          Nothing with these filters is listed as “{text}”. Did you mean{' '}
          <a href={href}>{didYouMean}</a>? Its chemicals are below.
        </Trans>
      ) : (
        <Trans>
          Nothing is listed as “{text}”. Did you mean <a href={href}>{didYouMean}</a>? Its chemicals
          are below.
        </Trans>
      )}
    </Notice>
  );
}

/** `href` is the address of a structure search; null if the text is no structure. */
function StructureNotice({ href }: { href: string | null }) {
  if (href === null) return null;
  return (
    <Notice>
      {t`This may be a structure in SMILES.`} <a href={href}>{t`Search this structure`}</a>
    </Notice>
  );
}

const Part = styled.section`
  margin-top: clamp(2rem, 5vw, 3.5rem);

  & h2 {
    margin-bottom: 1.25rem;
  }
`;

/** The catalogue by letter and by category. */
function WaysInList({ letters, categories }: WaysIn) {
  const branches = categories.map((category) => ({ ...category, children: [] }));
  return (
    <>
      <Part>
        <SectionTitle>{t`By letter`}</SectionTitle>
        <LetterStrip letters={letters} />
      </Part>
      {branches.length === 0 ? null : (
        <Part>
          <SectionTitle>{t`By category`}</SectionTitle>
          <CategoryBranches branches={branches} />
        </Part>
      )}
    </>
  );
}

const Wrapper = styled.div`
  margin: 1.5rem 0 clamp(2rem, 5vw, 3rem);
`;

const Beside = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  margin-top: 0.75rem;
  color: ${token.color.textMuted};
  font-size: 0.9375rem;

  & a {
    padding-block: 0.25rem;
    color: ${token.color.brandText};
  }
`;

interface SearchPanelProps {
  text: string;
}

/** The search box of the page, with links to the other ways to search. */
function SearchPanel({ text }: SearchPanelProps) {
  return (
    <Wrapper className="not-in-print">
      <SearchBox id="page-search" size="page" initial={text} />
      <Beside>
        <a href={pageHref('advancedSearch')}>{t`Search by structure or property`}</a>
        <a href={pageHref('orderList')}>{t`Paste a list`}</a>
        <a href={pageHref('compare')}>{t`Compare chemicals`}</a>
      </Beside>
    </Wrapper>
  );
}
