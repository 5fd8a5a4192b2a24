import { token } from 'shared-ui';
import styled from 'styled-components';
import { ChemicalIndex } from '../chemical/chemical-index';
import { BeingPrepared } from '../common/being-prepared';
import { chemicalsText } from '../common/count-text';
import { Lead, Page } from '../common/look';
import { PageTop } from '../common/page-top';
import { Pager } from '../common/pager';
import { Title } from '../common/title';
import { pageHref } from '../common/hrefs';
import { SearchBox } from '../search-box/search-box';
import { LetterStrip } from './letter-strip';
import type { ChosenLetter, LetterView } from './letter-view';

const Opening = styled.div`
  margin-bottom: 2rem;
`;

const Empty = styled.div`
  display: grid;
  gap: 1.25rem;
  max-width: 44rem;
  margin-top: 2.5rem;
`;

const Initial = styled.span`
  color: ${token.color.brandText};
`;

export function LetterPage({ crumbs, letters, chosen }: LetterView) {
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Opening>
        {chosen === null ? <AllLetters letters={letters} /> : <OneLetter {...chosen} />}
      </Opening>
      <LetterStrip letters={letters} {...(chosen && { current: chosen.letter })} />
      {chosen === null ? null : (
        <>
          {chosen.chemicals.length === 0 ? (
            <EmptyLetter {...chosen} />
          ) : (
            <ChemicalIndex chemicals={chosen.chemicals} />
          )}
          <Pager paging={chosen.paging} />
        </>
      )}
    </Page>
  );
}

function AllLetters({ letters }: Pick<LetterView, 'letters'>) {
  return (
    <>
      <Title>Chemicals A–Z</Title>
      <Lead>
        {letters.every(({ count }) => count === 0) ? (
          <BeingPrepared />
        ) : (
          'Prefixes, numbers and Greek letters are skipped: 1,2-dichloroethane is under D, tert-butanol under B, α-pinene under P.'
        )}
      </Lead>
    </>
  );
}

function OneLetter({ letter, paging: { total } }: ChosenLetter) {
  return (
    <>
      <Title>
        Chemicals under <Initial>{letter}</Initial>
      </Title>
      {total === 0 ? null : <Lead>{chemicalsText(total)}</Lead>}
    </>
  );
}

function EmptyLetter({ letter }: ChosenLetter) {
  return (
    <Empty>
      <p>
        No chemical is listed under {letterWord(letter)} at present. Search for the one you need:
      </p>
      <SearchBox id="search-letter" size="page" />
      <p>
        Or <a href={pageHref('inquiry')}>ask us for it</a>: we also source chemicals that are not
        listed.
      </p>
    </Empty>
  );
}

function letterWord(letter: string): string {
  return letter === '#' ? 'numbers and signs' : letter;
}
