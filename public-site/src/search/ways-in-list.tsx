import styled from 'styled-components';
import { CategoryBranches } from '../category/category-branches';
import { SectionTitle } from '../common/look';
import { LetterStrip } from '../letter/letter-strip';
import type { WaysIn } from './search-view';

const Part = styled.section`
  margin-top: clamp(2rem, 5vw, 3.5rem);

  & h2 {
    margin-bottom: 1.25rem;
  }
`;

/** The catalogue by letter and by category. */
export function WaysInList({ letters, categories }: WaysIn) {
  const branches = categories.map((category) => ({ ...category, children: [] }));
  return (
    <>
      <Part>
        <SectionTitle>By letter</SectionTitle>
        <LetterStrip letters={letters} />
      </Part>
      {branches.length === 0 ? null : (
        <Part>
          <SectionTitle>By category</SectionTitle>
          <CategoryBranches branches={branches} />
        </Part>
      )}
    </>
  );
}
