import { plural, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { GhsPictogramImage, token, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import { pageHref } from '../common/hrefs';
import { quietLink } from '../common/look';
import type { ContactView } from '../frame/frame-data';
import type { SampledChemical, SampleView } from './sample-view';

const Parts = styled.aside`
  display: grid;
  gap: 1px;
  border: 1px solid ${token.color.border};
  background: ${token.color.border};
  font-size: 0.9375rem;
  overflow-wrap: anywhere;

  & > section {
    padding: 1.125rem 1.25rem;
    background: ${token.color.surface};
  }
  & h2 {
    margin-bottom: 0.5rem;
    font-size: 1.0625rem;
    font-weight: ${token.weight.semibold};
  }
  & ol,
  & ul {
    display: grid;
    gap: 0.375rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & ol {
    counter-reset: step;
  }
  & ol > li {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    counter-increment: step;
  }
  & ol > li::before {
    content: counter(step);
    color: ${token.color.brandText};
    font-weight: ${token.weight.bold};
  }
  & dl {
    display: grid;
    grid-template-columns: minmax(5.5rem, auto) minmax(0, 1fr);
    gap: 0.375rem 1rem;
    margin: 0;
  }
  & dt {
    color: ${token.color.textMuted};
  }
  & dd {
    margin: 0;
  }
`;

const Pictograms = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.375rem;

  & > svg {
    width: 1.75rem;
    height: 1.75rem;
  }
`;

const Person = styled.ul`
  && {
    gap: 0;
    margin-top: 0.375rem;
  }
  & a {
    ${quietLink}
    display: inline-block;
    padding-block: 0.125rem;
  }
  & p {
    color: ${token.color.textMuted};
  }
`;

type SampleAsideProps = Pick<SampleView, 'contact' | 'answerHours'> & { chemical: SampledChemical };

/** What one wants to know before asking for a sample, from the records alone. */
export function SampleAside({ chemical, contact, answerHours: hours }: SampleAsideProps) {
  return (
    <Parts aria-label={t`Before you ask`}>
      <section>
        <h2>{t`What happens next`}</h2>
        <ol>
          <li>{t`You get a number at once, and a page that shows how your request stands.`}</li>
          <li>
            {t`We reply by email: whether we can send it, when, and what it costs.`}
            {hours === null ? null : ` ${answeredText(hours)}`}
          </li>
          <li>{t`You agree, or you do not. Nothing is sent before.`}</li>
        </ol>
      </section>
      <Goods chemical={chemical} />
      {contact === null ? null : <Contact contact={contact} />}
    </Parts>
  );
}

function answeredText(hours: number): string {
  return t`${plural(hours, {
    one: 'Half of all inquiries are answered within an hour.',
    other: 'Half of all inquiries are answered within # hours.',
  })}`;
}

function Goods({ chemical }: { chemical: SampledChemical }) {
  const { name, href, transport, grades, packs } = chemical;
  return (
    <section>
      <h2>{name}</h2>
      <dl>
        <Row label={t`Hazards`}>
          <Hazards {...chemical} />
        </Row>
        {transport === null ? null : <Row label={t`Transport`}>{transport}</Row>}
        {grades === '' ? null : <Row label={t`Grades`}>{grades}</Row>}
        {packs.length === 0 ? null : (
          <Row label={t`Smallest packs`}>
            {packs.map((pack) => (
              <div key={pack}>{pack}</div>
            ))}
          </Row>
        )}
        <Row label={t`To read`}>
          <div>
            <a href={href}>{t`Properties, safety and documents`}</a>
          </div>
          <div>
            <a href={pageHref('delivery')}>{t`Terms of delivery and packaging`}</a>
          </div>
        </Row>
      </dl>
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

type HazardsProps = Pick<SampledChemical, 'pictograms' | 'signal' | 'isUnclassified'>;

function Hazards({ pictograms, signal, isUnclassified }: HazardsProps) {
  if (isUnclassified) return t`We hold no classification for it. Ask for the safety data sheet.`;
  return (
    <Pictograms>
      <VisuallyHidden>{pictograms.map(({ name }) => name).join(', ')}</VisuallyHidden>
      {pictograms.map(({ code }) => (
        <GhsPictogramImage key={code} code={code} />
      ))}
      {signal}
    </Pictograms>
  );
}

function Contact({ contact: { label, role, hours, phones, emails } }: { contact: ContactView }) {
  const words = [role, hours].filter((text) => text !== null);
  return (
    <section>
      <h2>{t`Ask us`}</h2>
      <strong>{label}</strong>
      <Person>
        {words.map((text) => (
          <li key={text}>
            <p>{text}</p>
          </li>
        ))}
        {[...phones, ...emails].map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </Person>
    </section>
  );
}
