import { t } from '@lingui/core/macro';
import { utcTimeText } from 'contract';
import type { Offer } from 'contract/inquiry';
import { Card, Fact, FactList } from 'shared-ui';
import styled from 'styled-components';

const Lines = styled.span`
  white-space: pre-line;
`;

/** What proves that the customer accepted an offer; nothing for versions without a key, and for orders made by staff. */
export function AcceptanceCard({ offer }: { offer: Offer }) {
  const { acceptedAt, acceptedName, acceptedPosition, acceptedAddress, pdfSha256 } = offer;
  if (acceptedAt === null || acceptedName === null || pdfSha256 === null) return null;
  const said = [
    [t`Their order number`, offer.acceptedNumber],
    [t`Delivery address`, offer.acceptedDelivery],
    [t`Remarks`, offer.acceptedRemarks],
  ] as const;
  return (
    <Card title={t`Proof of acceptance`}>
      <FactList>
        <Fact label={t`Accepted by`}>{acceptedName}</Fact>
        <Fact label={t({ message: 'Position', context: 'person' })}>{acceptedPosition}</Fact>
        {said.map(([label, value]) =>
          value === null ? null : (
            <Fact key={label} label={label}>
              <Lines>{value}</Lines>
            </Fact>
          ),
        )}
        <Fact label={t({ message: 'Time', context: 'of acceptance' })}>
          {utcTimeText(acceptedAt)}
        </Fact>
        <Fact label={t`Sent to`}>{offer.sentTo}</Fact>
        <Fact label={t`Network address`}>{acceptedAddress}</Fact>
        <Fact label={t`SHA-256 of the PDF`}>{pdfSha256}</Fact>
      </FactList>
    </Card>
  );
}
