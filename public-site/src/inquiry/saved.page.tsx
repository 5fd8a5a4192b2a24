import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from 'shared-ui';
import styled from 'styled-components';
import { visitorsSaved } from '../basket/saved-store';
import { notStoredWords } from '../basket/save-star';
import { useHasScript } from '../basket/use-has-script';
import { useSaved } from '../basket/use-saved';
import { chemicalsText } from '../common/count-text';
import { pageHref } from '../common/hrefs';
import { Lead, Page } from '../common/look';
import { PageTop } from '../common/page-top';
import { maxSaved } from '../common/saved-hrefs';
import { Title } from '../common/title';
import { SavedList } from './saved-list';
import type { SavedView } from './saved-view';

const Part = styled.div`
  margin-top: clamp(1.25rem, 3vw, 2rem);
`;

/** The chemicals that this browser keeps, or a list that somebody shared by its address. */
export function SavedPage({ crumbs, shared }: SavedView) {
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      {shared === null ? <OwnList /> : <SharedList shared={shared} />}
    </Page>
  );
}

function OwnList() {
  const { chemicals, isStored } = useSaved();
  const hasScript = useHasScript();
  return (
    <>
      <Title>{t`Saved chemicals`}</Title>
      <Lead>
        {t`Kept in this browser alone, without an account: the star at a chemical puts it here.`}
      </Lead>
      {isStored ? null : <p role="alert">{notStoredWords()}</p>}
      <Part>
        {chemicals.length > 0 ? (
          <SavedList chemicals={chemicals} isOwn />
        ) : (
          <p>
            {hasScript
              ? t`Nothing is saved yet. Press the star on the page of a chemical or on its card:`
              : t`The list needs scripts, which are off in this browser.`}{' '}
            <a href={pageHref('letterPage')}>{t`Chemicals from A to Z`}</a>
          </p>
        )}
      </Part>
    </>
  );
}

function SharedList({ shared }: { shared: NonNullable<SavedView['shared']> }) {
  const { chemicals, leftOut } = shared;
  const count = chemicalsText(chemicals.length);
  return (
    <>
      <Title>{t`A list of chemicals`}</Title>
      <Lead>
        {t`${count}, as in the address of this page. Nothing of it is kept in this browser unless you say so.`}
      </Lead>
      {leftOut === 0 ? null : (
        <output>
          {t`${plural(leftOut, {
            one: `# more entry is not listed here: unknown, or beyond the first ${maxSaved}.`,
            other: `# more entries are not listed here: unknown, or beyond the first ${maxSaved}.`,
          })}`}
        </output>
      )}
      <Part>
        {chemicals.length === 0 ? null : (
          <>
            <Keep chemicals={chemicals} />
            <SavedList chemicals={chemicals} />
          </>
        )}
      </Part>
    </>
  );
}

function Keep({ chemicals }: Pick<NonNullable<SavedView['shared']>, 'chemicals'>) {
  const saved = useSaved();
  const [leftOut, setLeftOut] = useState<number | null>(null);
  const noRoom = leftOut ?? 0;
  const known = new Set(saved.chemicals.map(({ id }) => id));
  const fresh = chemicals.filter(({ id }) => !known.has(id)).length;
  return (
    <p className="needs-script not-in-print">
      {fresh > 0 && leftOut === null ? (
        <Button variant="outline" onClick={() => setLeftOut(visitorsSaved().add(chemicals))}>
          {fresh === chemicals.length
            ? t`Add these to your saved chemicals`
            : t`Add ${fresh} more to your saved chemicals`}
        </Button>
      ) : (
        <output>
          {noRoom > 0
            ? t`${noRoom} had no room: a list has at most ${maxSaved}.`
            : t`All of these are among your saved chemicals.`}{' '}
          {saved.isStored ? '' : `${notStoredWords()} `}
          <a href={pageHref('saved')}>{t`Your list`}</a>
        </output>
      )}
    </p>
  );
}
