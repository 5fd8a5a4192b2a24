import { t } from '@lingui/core/macro';
import type { CareerApplication } from 'contract/content';
import { dateTimeText } from 'contract';
import { Card, Fact, FactList, FactText, StaffFileLink, phoneHref } from 'shared-ui';
import { languageText } from 'shared-ui/i18n';
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
    <Card
      title={t`As it was sent`}
      description={t`From the website, ${{ time: dateTimeText(createdAt) }}`}
    >
      <FactList>
        <Fact label={t`Name`}>{application.name}</Fact>
        <Fact label={t`Email`}>
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        <Fact label={t`Phone`}>{phone && <PhoneNumber phone={phone} />}</Fact>
        <Fact label={t`Opening`}>{opening?.label ?? null}</Fact>
        <Fact label={t`Position`}>{position === opening?.title ? null : position}</Fact>
        <Fact label={t`Experience`}>{yearsText(experienceYears)}</Fact>
        <Fact label={t`Language`}>{language && languageText(language)}</Fact>
        <Fact label={t({ message: 'Message', context: 'application' })}>
          {message && <FactText>{message}</FactText>}
        </Fact>
        <Fact label={t`Résumé`}>
          {resume && <StaffFileLink name={resume}>{t`Download the résumé`}</StaffFileLink>}
        </Fact>
      </FactList>
    </Card>
  );
}

function PhoneNumber({ phone }: { phone: string }) {
  const href = phoneHref(phone);
  return href === undefined ? phone : <a href={href}>{phone}</a>;
}
