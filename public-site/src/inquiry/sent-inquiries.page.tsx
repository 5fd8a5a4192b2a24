import { t } from '@lingui/core/macro';
import styled from 'styled-components';
import { pageHref } from '../common/hrefs';
import { Lead, Page } from '../common/look';
import { PageTop } from '../common/page-top';
import { Title } from '../common/title';
import type { SentInquiriesView } from './sent-inquiries-view';
import { SentList } from './sent-list';

const Below = styled.div`
  margin-top: clamp(1.5rem, 4vw, 2.5rem);
`;

/** The visitor's inquiries, as this browser keeps them. */
export function SentInquiriesPage({ crumbs }: SentInquiriesView) {
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Title>{t`Your inquiries`}</Title>
      <Lead>
        {t`Those sent from this browser, each with its status and a button to ask for the same again.`}{' '}
        <a href={pageHref('inquiry')}>{t`New inquiry`}</a> ·{' '}
        <a href={pageHref('saved')}>{t`Saved chemicals`}</a>
      </Lead>
      <Below>
        <SentList />
      </Below>
    </Page>
  );
}
