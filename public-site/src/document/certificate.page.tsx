import { t } from '@lingui/core/macro';
import { pageHref } from '../common/hrefs';
import { Button } from 'shared-ui';
import styled from 'styled-components';
import { Lead, Page } from '../common/look';
import { PageTop } from '../common/page-top';
import { Title } from '../common/title';
import { FieldRow, SiteForm } from '../form/site-form';
import { TextField } from '../form/text-field';
import type { CertificateView } from './document-view';

const Part = styled.section`
  max-width: 40rem;
  margin-top: clamp(1.5rem, 4vw, 2.5rem);

  & > p + p {
    margin-top: 1rem;
  }
`;

const titleId = 'certificate';

/** The certificate of a lot, for who knows product and lot. */
export function CertificatePage({ crumbs, file, form }: CertificateView) {
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Title id={titleId}>{t`Certificate of analysis`}</Title>
      {file === null ? (
        <>
          <Lead>{t`Enter product and lot as they stand on the label.`}</Lead>
          <Part>
            <SiteForm
              key={form.key}
              form={form}
              labelledBy={titleId}
              submitLabel={t`Find the certificate`}
            >
              <FieldRow>
                <TextField
                  name="product"
                  label={t`Product`}
                  hint={t`Product code, CAS number or name.`}
                  maxLength={300}
                  isRequired
                />
                <TextField name="lot" label={t`Lot number`} maxLength={60} isRequired />
              </FieldRow>
            </SiteForm>
          </Part>
        </>
      ) : (
        <Part>
          <p>{t`We have the certificate of this lot. The link works for an hour.`}</p>
          <p>
            <Button asChild size="lg">
              <a href={file} rel="nofollow">
                {t`Download the certificate`}
              </a>
            </Button>
          </p>
          <p>
            <a href={pageHref('certificate')}>{t`Find another certificate`}</a>
          </p>
        </Part>
      )}
    </Page>
  );
}
