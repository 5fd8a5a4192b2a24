import { t } from '@lingui/core/macro';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { PostCards } from '../blog/post-cards';
import { CategoryCells } from '../category/category-cells';
import { ChemicalList } from '../chemical/chemical-list';
import { onNarrow, Page, pageWidth } from '../common/look';
import { pageHref } from '../common/hrefs';
import { ContactCard } from '../contact/contact-card';
import { LetterStrip } from '../letter/letter-strip';
import { SelectionLinks } from '../selection/selection-links';
import { WorldMap } from '../worldwide/world-map';
import { CatalogueList } from './catalogue-list';
import { panelOverlap } from './slide-controls';
import { EventList } from './event-list';
import { FigureStrip } from './figure-strip';
import { Hero } from './hero';
import { HomeSection } from './home-section';
import type { HomeView } from './home-view';
import { SearchPanel } from './search-panel';
import { SlideShow } from './slide-show';

/** The sections about the company, below those about chemicals. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 clamp(2rem, 5vw, 4rem);

  @media (min-width: 64rem) {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
  }
`;

/** The search panel overlaps the lower edge of the slides. */
const Overlap = styled.div`
  ${pageWidth}
  position: relative;
  z-index: 1;
  margin-top: calc(-1 * ${panelOverlap});

  ${onNarrow} {
    margin-top: 1.125rem;
  }
`;

const Contacts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: 1.25rem;
  padding: 0;
  list-style: none;

  & > li {
    border: 1px solid ${token.color.border};
  }
`;

/** Sections without content are left out. */
export function HomePage(view: HomeView) {
  const { slides, total, letters, figures } = view;
  return (
    <>
      {slides.length === 0 ? (
        <Hero view={view} />
      ) : (
        <>
          <SlideShow slides={slides} />
          <Overlap>
            <SearchPanel view={view} />
          </Overlap>
        </>
      )}
      <Page>
        {total === 0 ? null : <LetterStrip letters={letters} />}
        <FigureStrip figures={figures} />
        <Chemicals {...view} />
        <Company {...view} />
      </Page>
    </>
  );
}

function Chemicals({ categories, uses, featured }: HomeView) {
  return (
    <>
      {categories.length === 0 ? null : (
        <HomeSection
          title={t`By category`}
          aside={<a href={pageHref('categories')}>{t`All categories`}</a>}
        >
          <CategoryCells categories={categories} />
        </HomeSection>
      )}
      {uses.length === 0 ? null : (
        <HomeSection title={t`By use`} aside={<OtherWays />}>
          <SelectionLinks links={uses} />
        </HomeSection>
      )}
      {featured.length === 0 ? null : (
        <HomeSection
          title={t`Popular products`}
          aside={<a href={pageHref('letterPage')}>{t`All chemicals A–Z`}</a>}
        >
          <ChemicalList chemicals={featured} />
        </HomeSection>
      )}
    </>
  );
}

/** Ways into the catalogue beside those above. */
function OtherWays() {
  return (
    <>
      <a href={pageHref('uses')}>{t`All uses`}</a>,{' '}
      <a href={pageHref('functionalGroups')}>{t`functional groups`}</a>,{' '}
      <a href={pageHref('elements')}>{t`elements`}</a>
    </>
  );
}

function Company({ contacts, posts, events, places, catalogues }: HomeView) {
  return (
    <>
      {contacts.length === 0 ? null : (
        <HomeSection title={t`Ask us`} aside={<a href={pageHref('contact')}>{t`Write to us`}</a>}>
          <Contacts>
            {contacts.map((place) => (
              <ContactCard key={place.id} place={place} />
            ))}
          </Contacts>
        </HomeSection>
      )}
      {posts.length === 0 ? null : (
        <HomeSection
          title={t`Latest articles`}
          aside={<a href={pageHref('blogs')}>{t`All articles`}</a>}
        >
          <PostCards posts={posts} heading="h3" />
        </HomeSection>
      )}
      <Beside>
        {places.length === 0 ? null : (
          <HomeSection
            title={t`Where we are`}
            aside={<a href={pageHref('worldwide')}>{t`All places`}</a>}
          >
            <WorldMap points={places} />
          </HomeSection>
        )}
        {events.length === 0 ? null : (
          <HomeSection title={t`Meet us`}>
            <EventList events={events} />
          </HomeSection>
        )}
      </Beside>
      {catalogues.length === 0 ? null : (
        <HomeSection id="catalogues" title={t`Catalogues`} aside={t`PDF, free to download`}>
          <CatalogueList catalogues={catalogues} />
        </HomeSection>
      )}
    </>
  );
}
