import { Trans } from '@lingui/react/macro';
import { t } from '@lingui/core/macro';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { pageHref } from '../common/hrefs';
import { Lead, Page, SectionTitle } from '../common/look';
import { PageTop } from '../common/page-top';
import { Title } from '../common/title';
import { FormReceipt } from '../form/form-receipt';
import { WorldMap } from '../worldwide/world-map';
import { ContactCard } from './contact-card';
import { ContactForm } from './contact-form';
import type { ContactPageView } from './contact-view';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 24rem);
  gap: clamp(2.5rem, 6vw, 5rem);
  align-items: start;
  margin-top: clamp(2rem, 5vw, 3.5rem);

  @media (max-width: 60rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const FormTitle = styled(SectionTitle)`
  margin-bottom: 1.25rem;
`;

const Places = styled.ul`
  display: grid;
  gap: 1px;
  padding: 1px;
  background: ${token.color.border};
  list-style: none;
`;

const MapPlace = styled.div`
  margin-top: clamp(2.5rem, 6vw, 4.5rem);
`;

const titleId = 'contact-form';

/** The company's contact details, and the contact form. */
export function ContactPage({ crumbs, places, points, countries, form }: ContactPageView) {
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Title>{t`Contact us`}</Title>
      <Lead>
        <Trans>
          Send us a message, or contact the office nearest to you. Of an inquiry that you sent,{' '}
          <a href={pageHref('sentInquiries')}>see how it stands</a>.
        </Trans>
      </Lead>
      <Columns>
        {form.kind === 'sent' ? (
          <FormReceipt
            form={form}
            title={t`Thank you, your message has arrived`}
            anotherLabel={t`Write another message`}
          >
            {t`Please quote it when you contact us about this again.`}
          </FormReceipt>
        ) : (
          <section aria-labelledby={titleId}>
            <FormTitle id={titleId}>{t`Write to us`}</FormTitle>
            <ContactForm form={form} countries={countries} labelledBy={titleId} />
          </section>
        )}
        {places.length === 0 ? null : (
          <section aria-labelledby="contact-places">
            <FormTitle id="contact-places">{t`Where we are`}</FormTitle>
            <Places>
              {places.map((place) => (
                <ContactCard key={place.id} place={place} />
              ))}
            </Places>
          </section>
        )}
      </Columns>
      {points.length === 0 ? null : (
        <MapPlace className="not-in-print">
          <WorldMap points={points} />
        </MapPlace>
      )}
    </Page>
  );
}
