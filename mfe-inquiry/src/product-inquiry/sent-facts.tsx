import { t } from '@lingui/core/macro';
import type { ProductInquiry } from 'contract/inquiry';
import { Link } from 'react-router-dom';
import { dateTimeText } from 'contract';
import { Fact, FactList, FactText, phoneHref } from 'shared-ui';
import { countryName } from 'shared-ui/form';
import { inSentence, languageText } from 'shared-ui/i18n';
import { ItemLine } from '../common/item-line';
import { editInquiryHref } from '../routes';
import { formLabels, spamReasons } from './product-inquiry-labels';
import { ProductInquiryBadge } from './product-inquiry-status';

interface SentFactsProps {
  sent: ProductInquiry;
}

/** The fields of the visitor's form; leaves out empty ones. */
export function SentFacts({ sent }: SentFactsProps) {
  return (
    <FactList>
      <StateFact sent={sent} />
      <Fact label={t`Received`}>
        {dateTimeText(sent.createdAt)}, {inSentence(formLabels[sent.form])}
      </Fact>
      <Fact label={t`Name`}>{sent.name}</Fact>
      <Fact label={t`Email`}>
        <a href={`mailto:${sent.email}`}>{sent.email}</a>
      </Fact>
      <Fact label={t`Phone`}>{sent.phone && <PhoneLink phone={sent.phone} />}</Fact>
      <Fact label={t`Company`}>{sent.company}</Fact>
      <Fact label={t`Country`}>{sent.country && countryName(sent.country)}</Fact>
      <Fact label={t`Language`}>{sent.language && languageText(sent.language)}</Fact>
      <ItemFacts sent={sent} />
      <Fact label={t`Incoterm`}>{sent.incoterm}</Fact>
      <Fact label={t`Destination`}>{sent.destination}</Fact>
      <Fact label={t`Documents`}>{sent.documentsWanted.join(', ')}</Fact>
      <Fact label={t`Subject`}>{sent.subject}</Fact>
      <Fact label={t({ message: 'Message', context: 'mail' })}>
        {sent.message && <FactText>{sent.message}</FactText>}
      </Fact>
    </FactList>
  );
}

function StateFact({ sent: { status, spamReason, inquiryId } }: SentFactsProps) {
  return (
    <Fact label={t`Status`}>
      <ProductInquiryBadge status={status} />{' '}
      {status === 'spam' && spamReason !== null ? spamReasons[spamReason] : null}
      {inquiryId === null ? null : (
        <Link to={editInquiryHref(inquiryId)}>{t`Open the inquiry made of it`}</Link>
      )}
    </Fact>
  );
}

function ItemFacts({ sent: { items, itemNames } }: SentFactsProps) {
  if (items.length === 0) return null;
  return (
    <Fact label={t`Asks for`}>
      <ol>
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- items have no id and are not reordered here
          <li key={index}>
            <ItemLine item={item} name={itemNames[index] ?? ''} />
          </li>
        ))}
      </ol>
    </Fact>
  );
}

function PhoneLink({ phone }: { phone: string }) {
  const href = phoneHref(phone);
  return href === undefined ? phone : <a href={href}>{phone}</a>;
}
