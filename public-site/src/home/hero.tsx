import { token } from 'shared-ui';
import styled from 'styled-components';
import { onNarrow, pageWidth } from '../common/look';
import type { HomeView } from './home-view';
import { Molecule } from './molecule';
import { SearchPanel } from './search-panel';

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  border-bottom: 1px solid ${token.color.border};
  background: linear-gradient(
    calc(100deg * var(--inline, 1)),
    ${token.color.surface} 35%,
    ${token.color.brandSoft}
  );
`;

const Ornament = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline: 42% 0;

  ${onNarrow} {
    inset-block: auto 0;
    inset-inline: 20% -6rem;
    height: 60%;
    opacity: 0.45;
  }
`;

const Wrapper = styled.div`
  ${pageWidth}
  position: relative;
  padding-block: clamp(3rem, 9vw, 8rem);
`;

interface HeroProps {
  view: HomeView;
}

/** The top of the home page without slides. */
export function Hero({ view }: HeroProps) {
  return (
    <Stage>
      <Ornament>
        <Molecule />
      </Ornament>
      <Wrapper>
        <SearchPanel view={view} />
      </Wrapper>
    </Stage>
  );
}
