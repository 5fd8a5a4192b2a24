import { token } from 'shared-ui';
import styled from 'styled-components';
import { CategoryCells } from '../category/category-cells';
import { ChemicalList } from '../chemical/chemical-list';
import { chemicalsText } from '../common/count-text';
import { onNarrow, Page, SectionTitle } from '../common/look';
import { LetterStrip } from '../letter/letter-strip';
import { Hero } from './hero';
import type { HomeView } from './home-view';

const Section = styled.section`
  margin-top: clamp(3rem, 7vw, 5.5rem);
`;

const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.25rem 2rem;
  margin-bottom: 1.25rem;

  & p {
    max-width: 34rem;
    color: ${token.color.textMuted};
  }
  ${onNarrow} {
    & p {
      font-size: 0.9375rem;
    }
  }
`;

export function HomePage({ total, letters, categories, featured }: HomeView) {
  return (
    <>
      <Hero total={total} categories={categories.length} />
      <Page>
        <LetterStrip letters={letters} />
        <Section aria-labelledby="home-categories">
          <SectionHead>
            <SectionTitle id="home-categories">By category</SectionTitle>
            <p>The figure in the corner counts the chemicals.</p>
          </SectionHead>
          <CategoryCells categories={categories} />
        </Section>
        {featured.length === 0 ? null : (
          <Section aria-labelledby="home-featured">
            <SectionHead>
              <SectionTitle id="home-featured">Often looked for</SectionTitle>
              <p>{chemicalsText(featured.length)} of our choice.</p>
            </SectionHead>
            <ChemicalList chemicals={featured} />
          </Section>
        )}
      </Page>
    </>
  );
}
