import { Trans } from '@lingui/react/macro';
import { t } from '@lingui/core/macro';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { Lead, Page } from '../common/look';
import { PageTop } from '../common/page-top';
import { Title } from '../common/title';
import { CheckboxField } from '../form/checkbox-field';
import { formId } from '../form/form-view';
import { EmailField } from '../form/sender-fields';
import { SiteForm } from '../form/site-form';
import { pageHref } from '../common/hrefs';
import type { DocumentRequestView } from './document-view';

const Asked = styled.div`
  max-width: 40rem;
  margin-block: clamp(1.5rem, 4vw, 2.5rem);
  padding-inline-start: 1rem;
  border-inline-start: 3px solid ${token.color.brand};
  overflow-wrap: anywhere;

  & > p {
    color: ${token.color.textMuted};
  }
`;

const Part = styled.section`
  max-width: 40rem;
  margin-top: clamp(1.5rem, 4vw, 2.5rem);
  scroll-margin-top: 2rem;
`;

const titleId = 'document-request';

/** A visitor asks for a document by email. */
export function DocumentRequestPage(props: DocumentRequestView) {
  const { crumbs, document, privacyHref, isSent, form } = props;
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Title id={titleId}>{t`Request a document`}</Title>
      {document === null ? (
        <Lead>
          <Trans>
            This document is not offered. <a href={pageHref('search')}>Find the chemical</a> and
            choose Request beside a document on its page, or{' '}
            <a href={pageHref('contact')}>write to us</a>.
          </Trans>
        </Lead>
      ) : (
        <>
          <Asked>
            <strong>{document.title}</strong>
            <p>
              <a href={document.chemicalHref}>{document.chemical}</a>, {document.facts}
            </p>
          </Asked>
          {isSent ? (
            <Sent />
          ) : (
            <SiteForm
              key={form.key}
              form={form}
              labelledBy={titleId}
              submitLabel={t`Send me the document`}
            >
              <input type="hidden" name="documentId" value={document.id} />
              <EmailField />
              <div>
                <CheckboxField
                  name="consent"
                  label={
                    privacyHref === null ? t`I agree to this *` : t`I agree to the privacy policy *`
                  }
                />
                <p>
                  {privacyHref === null ? (
                    t`We store your address with the documents sent to it, and send you newer revisions of safety data sheets.`
                  ) : (
                    <Trans>
                      We store your address with the documents sent to it, and send you newer
                      revisions of safety data sheets: <a href={privacyHref}>privacy policy</a>.
                    </Trans>
                  )}
                </p>
              </div>
            </SiteForm>
          )}
        </>
      )}
    </Page>
  );
}

function Sent() {
  return (
    <Part id={formId}>
      <p>
        <Trans>
          Thank you. The document is on its way to your address, once a day at most. If it does not
          arrive within an hour, look among the spam or{' '}
          <a href={pageHref('contact')}>write to us</a>.
        </Trans>
      </p>
    </Part>
  );
}
