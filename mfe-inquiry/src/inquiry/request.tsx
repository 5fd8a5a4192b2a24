import { t } from '@lingui/core/macro';
import { utcDateText } from 'contract';
import { type Inquiry } from 'contract/inquiry';
import { type Incoterm, incotermNames } from 'contract/partner';
import { useState } from 'react';
import { Button, Fact, FactList, FactText, token } from 'shared-ui';
import { numberText, useIsNarrow } from 'shared-ui/table';
import styled from 'styled-components';
import { ItemLine } from '../common/item-line';

/** What stands there until the rest is asked for; little on a phone, where the reply is on the first screen too. */
const shown = {
  wide: { items: 5, characters: 280 },
  narrow: { items: 2, characters: 90 },
};

const Rest = styled(Button)`
  margin-top: ${token.space[1]};
`;

interface RequestProps {
  inquiry: Inquiry;
}

/** What the customer asks for: items, delivery, documents and message. */
export function Request({ inquiry }: RequestProps) {
  const { incoterm, destination, documentsWanted, message, subject } = inquiry;
  const { deliveryDate, offerDeadline, paymentTerms, currency, customerReference } = inquiry;
  const payment = [paymentTerms, currency].filter((part) => part !== null);
  const delivery = [incotermText(incoterm), destination].filter((part) => part !== null);
  const most = useIsNarrow() ? shown.narrow : shown.wide;
  return (
    <FactList>
      <Items inquiry={inquiry} most={most.items} />
      <Fact label={t`Delivery`}>{delivery.join(', ')}</Fact>
      <Fact label={t`Wanted on`}>{deliveryDate === null ? null : utcDateText(deliveryDate)}</Fact>
      <Fact label={t`Payment`}>{payment.join(', ')}</Fact>
      <Fact label={t`Offer wanted by`}>
        {offerDeadline === null ? null : utcDateText(offerDeadline)}
      </Fact>
      <Fact label={t`Their reference`}>{customerReference}</Fact>
      <Fact label={t`Documents`}>{documentsWanted.join(', ')}</Fact>
      <Fact label={t`Subject`}>{subject}</Fact>
      {message === null ? null : <Message text={message} most={most.characters} />}
    </FactList>
  );
}

function incotermText(incoterm: Incoterm | null) {
  return incoterm === null ? null : `${incoterm} (${incotermNames[incoterm]})`;
}

interface ItemsProps extends RequestProps {
  most: number;
}

function Items({ inquiry: { items, itemNames }, most }: ItemsProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (items.length === 0) return <Fact label={t`Asks for`}>{t`No items entered yet`}</Fact>;
  const first = isWhole ? items : items.slice(0, most);
  return (
    <Fact label={t`Asks for`}>
      <ol>
        {first.map((item, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- items have no id and are not reordered here
          <li key={place}>
            <ItemLine item={item} name={itemNames[place] ?? ''} />
          </li>
        ))}
      </ol>
      {first.length === items.length ? null : (
        <Rest size="sm" variant="link" onClick={() => setIsWhole(true)}>
          {t`Show all ${{ count: numberText(items.length) }} items`}
        </Rest>
      )}
    </Fact>
  );
}

function Message({ text, most }: { text: string; most: number }) {
  const [isAsked, setIsAsked] = useState(false);
  const isWhole = isAsked || text.length <= most;
  return (
    <Fact label={t({ message: 'Message', context: 'mail' })}>
      <FactText>{isWhole ? text : `${text.slice(0, most).trimEnd()} …`}</FactText>
      {isWhole ? null : (
        <Rest size="sm" variant="link" onClick={() => setIsAsked(true)}>
          {t`Show the whole message`}
        </Rest>
      )}
    </Fact>
  );
}
