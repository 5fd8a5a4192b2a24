import { token } from 'shared-ui';
import styled from 'styled-components';
import { ChemicalIndex } from '../chemical/chemical-index';
import { chemicalsText } from '../common/count-text';
import { Lead, Page, Title } from '../common/look';
import { PageHead } from '../common/page-head';
import { PageTop } from '../common/page-top';
import { Pager } from '../common/pager';
import type { LetterView } from './letter.loader';
import { LetterStrip } from './letter-strip';

const Opening = styled.div`
  margin-bottom: 2rem;
`;

const Initial = styled.span`
  color: ${token.color.brandText};
`;

export function LetterPage() {
  const { head, crumbs, letters, chosen } = useLoaderData<LetterView>();
  return (
    <Page>
      <PageHead head={head} crumbs={crumbs} />
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

function OneLetter({ letter, paging: { total } }: NonNullable<LetterView['chosen']>) {
  return (
    <>
      <Title>
        Chemicals under <Initial>{letter}</Initial>
      </Title>
      <Lead>{chemicalsText(total)}</Lead>
    </>
  );
}
