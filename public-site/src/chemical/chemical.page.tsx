import styled from 'styled-components';
import { Page } from '../common/look';
import { PageTop } from '../common/page-top';
import { TableOfContents } from '../common/table-of-contents';
import { ArticleLinks } from './article-links';
import { ChemicalHeader } from './chemical-header';
import { ChemicalPlate } from './chemical-plate';
import type { ChemicalView } from './chemical-view';
import { dataHref } from './data-href';
import { SimilarChemicals } from './similar-chemicals';
import { PrintNote } from './print-note';
import { PrintStyle } from './print-style';
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
    overflow-y: auto;
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
        <SimilarChemicals near={view.near} />
        <ArticleLinks articles={view.articles} />
        <PrintNote address={view.address} updated={view.updated} />
      </article>
    </Page>
  );
}

type Titled = Pick<SheetPart, 'id' | 'title'>;

function partsBelow({ near, articles }: ChemicalView): Titled[] {
  const { sameSkeleton, alike, neighbours } = near;
  const isByStructure = sameSkeleton.length > 0 || alike.length > 0;
  const hasNear = isByStructure || neighbours.length > 0;
  return [
    ...(hasNear ? [{ id: 'near', title: isByStructure ? 'Similar chemicals' : 'Category' }] : []),
    ...(articles.length > 0 ? [{ id: 'articles', title: 'Articles' }] : []),
  ];
}

function entryOf({ id, title }: Titled) {
  return { id, text: title, level: 2 };
}
