import { t } from '@lingui/core/macro';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { Lead, Page, SectionTitle } from '../common/look';
import { PageTop } from '../common/page-top';
import { RichContent } from '../common/rich-content';
import { SitePicture } from '../common/site-picture';
import { Title } from '../common/title';
import { FormReceipt } from '../form/form-receipt';
import { ApplicationForm } from './application-form';
import type { CareersView } from './careers-view';
import { OpeningList } from './opening-list';

const Picture = styled(SitePicture)`
  width: 100%;
  margin-top: clamp(1.75rem, 4vw, 3rem);
  border: 1px solid ${token.color.border};
  background: ${token.color.surfaceSunken};
  aspect-ratio: 21 / 9;

  @media (max-width: 56rem) {
    aspect-ratio: 16 / 9;
  }
`;

const Section = styled.section`
  margin-top: clamp(2.5rem, 6vw, 4.5rem);
`;

const FormHead = styled.div`
  margin-bottom: 1.5rem;

  & p {
    color: ${token.color.textMuted};
  }
`;

const titleId = 'careers-form';

/** Why to work here, the openings, and the application form. */
export function CareersPage(view: CareersView) {
  const { crumbs, headline, introduction, picture, openings, form } = view;
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Title>{headline}</Title>
      {introduction.length === 0 ? null : (
        <Lead>
          <RichContent nodes={introduction} />
        </Lead>
      )}
      {picture === null ? null : (
        <Picture picture={picture} sizes="(max-width: 80rem) 94vw, 74rem" isFirst />
      )}
      <Section aria-labelledby="careers-openings">
        <SectionTitle id="careers-openings">{t`Openings`}</SectionTitle>
        {openings.length === 0 ? (
          <p>{t`There are no openings at the moment. You can send a speculative application.`}</p>
        ) : (
          <OpeningList openings={openings} />
        )}
      </Section>
      <Section>
        {form.kind === 'sent' ? (
          <FormReceipt
            form={form}
            title={t`Thank you, your application has arrived`}
            anotherLabel={t`Send another application`}
          >
            {t`Please quote it when you ask about your application.`}
          </FormReceipt>
        ) : (
          <>
            <FormHead>
              <SectionTitle id={titleId}>{t`Apply`}</SectionTitle>
              <p>
                {t`Apply for one of the openings or speculatively. Your application is read by our staff only.`}
              </p>
            </FormHead>
            <ApplicationForm form={form} openings={openings} labelledBy={titleId} />
          </>
        )}
      </Section>
    </Page>
  );
}
