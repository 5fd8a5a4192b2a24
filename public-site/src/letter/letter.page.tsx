import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { ChemicalIndex } from '../chemical/chemical-index';
import { BeingPrepared } from '../common/being-prepared';
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
      <Title>{t`Chemicals A–Z`}</Title>
      <Lead>
        {letters.every(({ count }) => count === 0) ? (
          <BeingPrepared />
        ) : (
          t`Prefixes, numbers and Greek letters are skipped: 1,2-dichloroethane is under D, tert-butanol under B, α-pinene under P.`
        )}
      </Lead>
    </>
  );
}

function OneLetter({ letter, paging: { total } }: ChosenLetter) {
  return (
    <>
      <Title>
        <Trans>
          Chemicals under <Initial>{letter}</Initial>
        </Trans>
      </Title>
      {total === 0 ? null : (
        <Lead>{t`${plural(total, { one: '# chemical', other: '# chemicals' })}`}</Lead>
      )}
    </>
  );
}

function EmptyLetter({ letter }: ChosenLetter) {
  return (
    <Empty>
      <p>
        {letter === '#'
          ? t`No chemical is listed under numbers and signs at present. Search for the one you need:`
          : t`No chemical is listed under ${letter} at present. Search for the one you need:`}
      </p>
      <SearchBox id="search-letter" size="page" />
      <p>
        <Trans>
          Or <a href={pageHref('inquiry')}>ask us for it</a>: we also source chemicals that are not
          listed.
        </Trans>
      </p>
    </Empty>
  );
}
