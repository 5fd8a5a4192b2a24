import type { CareerApplication } from 'contract';
import type { ReactNode } from 'react';
import { Card, dateTimeText, focusRing, StaffFileLink, token } from 'shared-ui';
import styled from 'styled-components';
import { useOpeningOptions } from './opening-options';
import { phoneHref } from './phone-href';
import { yearsText } from './years-text';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(6rem, auto) minmax(0, 1fr);
  gap: ${token.space[3]} ${token.space[4]};
  margin: 0;

  & > dt {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & a {
    color: ${token.color.brandText};
    ${focusRing}
  }
`;

/** As it was typed: lines and all, and nothing in it is markup. */
const Message = styled.div`
  max-width: 46rem;
  padding: ${token.space[3]};
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceSunken};
  white-space: pre-wrap;
`;

interface SentFactsProps {
  application: CareerApplication;
}

/** What an applicant sent from the website; what was left empty is left out. */
export function SentFacts({ application }: SentFactsProps) {
  const { createdAt, email, phone, openingId, position, experienceYears, message, resume } =
    application;
  const opening = useOpeningOptions().find(({ value }) => value === openingId);
  return (
    <Card title="As it was sent" description={`From the website, ${dateTimeText(createdAt)}`}>
      <Facts>
        <Fact label="Name">{application.name}</Fact>
        <Fact label="Email">
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        <Fact label="Phone">{phone && <PhoneNumber phone={phone} />}</Fact>
        <Fact label="Opening">{opening?.label ?? null}</Fact>
        <Fact label="Position">{position === opening?.title ? null : position}</Fact>
        <Fact label="Experience">{yearsText(experienceYears)}</Fact>
        <Fact label="Message">{message && <Message>{message}</Message>}</Fact>
        <Fact label="Résumé">
          {resume && <StaffFileLink name={resume}>Download the résumé</StaffFileLink>}
        </Fact>
      </Facts>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null || children === '') return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function PhoneNumber({ phone }: { phone: string }) {
  const href = phoneHref(phone);
  return href === undefined ? phone : <a href={href}>{phone}</a>;
}
