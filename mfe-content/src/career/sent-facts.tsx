import type { CareerApplication } from 'contract/content';
import { dateTimeText } from 'contract';
import { languageName } from 'contract/document';
import { Card, Fact, FactList, FactText, StaffFileLink, phoneHref } from 'shared-ui';
import { useOpeningOptions } from './opening-options';
import { yearsText } from './years-text';

interface SentFactsProps {
  application: CareerApplication;
}

/** The values that an applicant sent from the website, without empty ones. */
export function SentFacts({ application }: SentFactsProps) {
  const {
    createdAt,
    email,
    phone,
    openingId,
    position,
    experienceYears,
    language,
    message,
    resume,
  } = application;
  const opening = useOpeningOptions().find(({ value }) => value === openingId);
  return (
    <Card title="As it was sent" description={`From the website, ${dateTimeText(createdAt)}`}>
      <FactList>
        <Fact label="Name">{application.name}</Fact>
        <Fact label="Email">
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        <Fact label="Phone">{phone && <PhoneNumber phone={phone} />}</Fact>
        <Fact label="Opening">{opening?.label ?? null}</Fact>
        <Fact label="Position">{position === opening?.title ? null : position}</Fact>
        <Fact label="Experience">{yearsText(experienceYears)}</Fact>
        <Fact label="Language">{language && languageName(language)}</Fact>
        <Fact label="Message">{message && <FactText>{message}</FactText>}</Fact>
        <Fact label="Résumé">
          {resume && <StaffFileLink name={resume}>Download the résumé</StaffFileLink>}
        </Fact>
      </FactList>
    </Card>
  );
}

function PhoneNumber({ phone }: { phone: string }) {
  const href = phoneHref(phone);
  return href === undefined ? phone : <a href={href}>{phone}</a>;
}
