import { Trans } from '@lingui/react/macro';
import { t } from '@lingui/core/macro';
import styled from 'styled-components';
import { Code, Lead, Page } from '../common/look';
import { PageTop } from '../common/page-top';
import { Title } from '../common/title';
import { Notice } from '../search/notice';
import { InquiryForm } from './inquiry-form';
import type { InquiryPageView } from './inquiry-view';

const Below = styled.div`
  margin-top: clamp(2rem, 4vw, 3rem);
`;

const titleId = 'inquiry-title';

/** The basket and the form that sends it. */
export function InquiryPage(view: InquiryPageView) {
  return (
    <Page>
      <PageTop crumbs={view.crumbs} />
      <Title id={titleId}>{t`Your inquiry`}</Title>
      <Lead>
        {t`Add the products you need with their quantities and send them as one inquiry. You will get a reference number and a page that shows its status.`}
      </Lead>
      <UnknownItems slugs={view.unknown} />
      <Below>
        <InquiryForm key={view.form.key} view={view} labelledBy={titleId} />
      </Below>
    </Page>
  );
}

const Words = styled(Notice)`
  display: block;
  margin-top: 1.5rem;
`;

/** Chemicals in the address that do not exist. */
function UnknownItems({ slugs }: { slugs: readonly string[] }) {
  if (slugs.length === 0) return null;
  return (
    <Words as="output">
      <Trans>
        Not in our catalogue: <Slugs slugs={slugs} />. Ask for it in your own words.
      </Trans>
    </Words>
  );
}

function Slugs({ slugs }: { slugs: readonly string[] }) {
  return slugs.map((slug, place) => (
    <span key={slug}>
      {place > 0 ? ', ' : ''}
      <Code>{slug}</Code>
    </span>
  ));
}
