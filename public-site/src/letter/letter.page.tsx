import { token } from 'shared-ui';
import styled from 'styled-components';
import { ChemicalIndex } from '../chemical/chemical-index';
import { chemicalsText } from '../common/count-text';
import { Lead, Page } from '../common/look';
import { PageTop } from '../common/page-top';
import { Pager } from '../common/pager';
import { Title } from '../common/title';
import { LetterStrip } from './letter-strip';
import type { ChosenLetter, LetterView } from './letter-view';

const Opening = styled.div`
  margin-bottom: 2rem;
`;

const Initial = styled.span`
  color: ${token.color.brandText};
`;

export function LetterPage({ crumbs, letters, chosen }: LetterView) {
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Opening>{chosen === null ? <AllLetters /> : <OneLetter {...chosen} />}</Opening>
      <LetterStrip letters={letters} {...(chosen && { current: chosen.letter })} />
      {chosen === null ? null : (
        <>
          <ChemicalIndex chemicals={chosen.chemicals} />
          <Pager paging={chosen.paging} />
        </>
      )}
    </Page>
  );
}

function AllLetters() {
  return (
    <>
      <Title>Chemicals A–Z</Title>
      <Lead>
        Names are filed as chemists look for them: 1,2-Dichloroethane stands under D, tert-Butanol
        under B, α-Pinene under P.
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
      <Lead>{chemicalsText(total)}</Lead>
    </>
  );
}
