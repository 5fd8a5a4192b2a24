import { t } from '@lingui/core/macro';
import styled from 'styled-components';
import { token } from 'shared-ui';
import { AddToBasket } from '../basket/add-to-basket';
import { Page, quietLink, SectionTitle } from '../common/look';
import { PageTop } from '../common/page-top';
import { TableOfContents } from '../common/table-of-contents';
import { ChemicalHeader } from './chemical-header';
import { ChemicalPlate } from './chemical-plate';
import type { ArticleLink, ChemicalView } from './chemical-view';
import { dataHref } from './data-path';
import { SimilarChemicals } from './similar-chemicals';
import { ReplacementList } from './replacement-list';
import { InquiryBar } from './inquiry-bar';
import { PrintNote, PrintStyle } from './print-note';
import { type SheetPart, sheetParts } from './sheet-parts';
import { SheetSection } from './sheet-section';

/** On wide screens plate and contents are beside name and sheet; in print the plate is beside the name. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.75rem, 3.5vw, 2.5rem) clamp(2rem, 5vw, 4.5rem);

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr) 19rem;
    grid-template-rows: auto 1fr;
  }
  @media print {
    grid-template-columns: minmax(0, 1fr) 52mm;
    grid-template-rows: auto auto;
    gap: 4mm 8mm;
  }
`;

const Beside = styled.div`
  min-width: 0;

  @media screen and (min-width: 64rem) {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
`;

const Contents = styled.div`
  display: none;

  @media screen and (min-width: 64rem) {
    display: block;
    position: sticky;
    top: 1.5rem;
    max-height: calc(100vh - 3rem);
    margin-top: 2.5rem;
    padding: 0.25rem;
    overflow-y: auto;

    & > span {
      margin-top: 1.25rem;
    }
  }
`;

const Sheet = styled.div`
  min-width: 0;

  @media print {
    grid-column: 1 / -1;
  }
`;

/** A chemical's page: all stored facts, without empty rows. */
export function ChemicalPage(view: ChemicalView) {
  const parts = sheetParts(view);
  return (
    <Page>
      <PrintStyle />
      <link rel="alternate" type="application/json" href={dataHref(view.href, 'json')} />
      <PageTop crumbs={view.crumbs} />
      <article>
        <Columns>
          <ChemicalHeader view={view} />
          <Beside>
            <ChemicalPlate view={view} />
            <Contents>
              <TableOfContents outline={[...parts, ...partsBelow(view)].map(entryOf)} />
              <AddToBasket size="lg" chemical={view} />
            </Contents>
          </Beside>
          <Sheet>
            {parts.map(({ id, title, content }) => (
              <SheetSection key={id} id={id} title={title}>
                {content}
              </SheetSection>
            ))}
          </Sheet>
        </Columns>
        <ReplacementList replacements={view.replacements} />
        <SimilarChemicals near={view.near} />
        <ArticleLinks articles={view.articles} />
        <InquiryBar view={view} />
        <PrintNote address={view.address} updated={view.updated} />
      </article>
    </Page>
  );
}

type Titled = Pick<SheetPart, 'id' | 'title'>;

function partsBelow({ near, replacements, articles }: ChemicalView): Titled[] {
  const { sameSkeleton, alike, neighbours } = near;
  const isByStructure = sameSkeleton.length > 0 || alike.length > 0;
  const hasNear = isByStructure || neighbours.length > 0;
  return [
    ...(replacements.length > 0 ? [{ id: 'replacements', title: t`Replacements` }] : []),
    ...(hasNear ? [{ id: 'near', title: isByStructure ? t`Similar chemicals` : t`Category` }] : []),
    ...(articles.length > 0 ? [{ id: 'articles', title: t`Articles` }] : []),
  ];
}

function entryOf({ id, title }: Titled) {
  return { id, text: title, level: 2 };
}

const Section = styled.section`
  margin-top: clamp(2.5rem, 6vw, 4rem);
  scroll-margin-top: 1.5rem;
`;

const Articles = styled.ul`
  margin-top: 1rem;
  padding: 0;
  list-style: none;
  border-top: 1px solid ${token.color.border};

  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 2rem;
    padding-block: 0.75rem;
    border-bottom: 1px solid ${token.color.border};
  }
  & a {
    ${quietLink}
    font-weight: ${token.weight.medium};
    overflow-wrap: anywhere;
  }
  & time {
    color: ${token.color.textMuted};
    font-size: 0.9375rem;
  }
`;

interface ArticleLinksProps {
  articles: readonly ArticleLink[];
}

/** Articles about the chemical. */
function ArticleLinks({ articles }: ArticleLinksProps) {
  if (articles.length === 0) return null;
  return (
    <Section id="articles" aria-labelledby="articles-title" className="not-in-print">
      <SectionTitle id="articles-title">{t`Articles`}</SectionTitle>
      <Articles>
        {articles.map(({ title, lang, href, published }) => (
          <li key={href}>
            <a href={href} lang={lang}>
              {title}
            </a>
            {published === null ? null : <time dateTime={published.iso}>{published.text}</time>}
          </li>
        ))}
      </Articles>
    </Section>
  );
}
