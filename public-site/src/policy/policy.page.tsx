import { Trans } from '@lingui/react/macro';
import { token } from 'shared-ui';
import styled from 'styled-components';
import type { Dated } from '../common/view-parts';
import { Page } from '../common/look';
import { PageTop } from '../common/page-top';
import { Reading } from '../common/reading';
import { Title } from '../common/title';
import type { PolicyView } from './policy-view';

const Dates = styled.p`
  margin-top: 0.875rem;
  color: ${token.color.textMuted};
`;

const Body = styled.div`
  margin-top: clamp(2rem, 5vw, 3.5rem);
`;

/** A policy with the day from which it holds. */
export function PolicyPage(view: PolicyView) {
  const { crumbs, title, titleLang, holdsFrom, changed, content, contentLang, outline } = view;
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <article>
        <Title lang={titleLang}>{title}</Title>
        <PolicyDate holdsFrom={holdsFrom} changed={changed} />
        <Body>
          <Reading nodes={content} outline={outline} lang={contentLang} />
        </Body>
      </article>
    </Page>
  );
}

function PolicyDate({ holdsFrom, changed }: Pick<PolicyView, 'holdsFrom' | 'changed'>) {
  const day = holdsFrom ?? changed;
  if (day === null) return null;
  return (
    <Dates>
      {holdsFrom === null ? (
        <Trans>
          Last changed on <Day {...day} />
        </Trans>
      ) : (
        <Trans>
          Holds from <Day {...day} />
        </Trans>
      )}
    </Dates>
  );
}

function Day({ iso, text }: Dated) {
  return <time dateTime={iso}>{text}</time>;
}
