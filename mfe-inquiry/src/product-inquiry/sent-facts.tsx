import type { ProductInquiry } from 'contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { countryName, dateTimeText, focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import { ItemLine } from '../common/item-line';
import { editInquiryHref } from '../routes';
import { formLabels, spamReasons } from './product-inquiry-labels';
import { ProductInquiryBadge } from './product-inquiry-status';

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
  & ol {
    display: grid;
    gap: ${token.space[2]};
    margin: 0;
    padding-inline-start: 1.25rem;
  }
`;

/** As it was typed: lines and all, and nothing in it is markup. */
const Message = styled.div`
  padding: ${token.space[3]};
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceSunken};
  white-space: pre-wrap;
`;

interface SentFactsProps {
  sent: ProductInquiry;
}

/** What a visitor typed; what was left empty is left out. */
export function SentFacts({ sent }: SentFactsProps) {
  return (
    <Facts>
      <StateFact sent={sent} />
      <Fact label="Received">
        {dateTimeText(sent.createdAt)}, {formLabels[sent.form].toLowerCase()}
      </Fact>
      <Fact label="Name">{sent.name}</Fact>
      <Fact label="Email">
        <a href={`mailto:${sent.email}`}>{sent.email}</a>
      </Fact>
      <Fact label="Phone">{sent.phone && <PhoneLink phone={sent.phone} />}</Fact>
      <Fact label="Company">{sent.company}</Fact>
      <Fact label="Country">{sent.country && countryName(sent.country)}</Fact>
      <ItemFacts sent={sent} />
      <Fact label="Incoterm">{sent.incoterm}</Fact>
      <Fact label="Destination">{sent.destination}</Fact>
      <Fact label="Documents">{sent.documentsWanted.join(', ')}</Fact>
      <Fact label="Subject">{sent.subject}</Fact>
      <Fact label="Message">{sent.message && <Message>{sent.message}</Message>}</Fact>
    </Facts>
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

function StateFact({ sent: { status, spamReason, inquiryId } }: SentFactsProps) {
  return (
    <Fact label="Status">
      <ProductInquiryBadge status={status} />{' '}
      {status === 'spam' && spamReason !== null ? spamReasons[spamReason] : null}
      {inquiryId === null ? null : (
        <Link to={editInquiryHref(inquiryId)}>Open the inquiry made of it</Link>
      )}
    </Fact>
  );
}

function ItemFacts({ sent: { items, itemNames } }: SentFactsProps) {
  if (items.length === 0) return null;
  return (
    <Fact label="Asks for">
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

/** A number as it was typed may hold anything: only what can be dialled goes into the link. */
function PhoneLink({ phone }: { phone: string }) {
  const dialled = phone.replace(/[^\d+]/g, '');
  return dialled === '' ? phone : <a href={`tel:${dialled}`}>{phone}</a>;
}
