import { type Inquiry } from 'contract/inquiry';
import { type Incoterm, incotermNames } from 'contract/partner';
import { useState } from 'react';
import { Button, Fact, FactList, FactText, token } from 'shared-ui';
import { numberText } from 'shared-ui/table';
import styled from 'styled-components';
import { ItemLine } from '../common/item-line';

const shownItems = 5;
const shownCharacters = 280;

const Rest = styled(Button)`
  margin-top: ${token.space[1]};
`;

interface RequestProps {
  inquiry: Inquiry;
}

/** What the customer asks for: items, delivery, documents and message. */
export function Request({ inquiry }: RequestProps) {
  const { incoterm, destination, documentsWanted, message, subject } = inquiry;
  const delivery = [incotermText(incoterm), destination].filter((part) => part !== null);
  return (
    <FactList>
      <Items inquiry={inquiry} />
      <Fact label="Delivery">{delivery.join(', ')}</Fact>
      <Fact label="Documents">{documentsWanted.join(', ')}</Fact>
      <Fact label="Subject">{subject}</Fact>
      {message === null ? null : <Message text={message} />}
    </FactList>
  );
}

function incotermText(incoterm: Incoterm | null) {
  return incoterm === null ? null : `${incoterm} (${incotermNames[incoterm]})`;
}

function Items({ inquiry: { items, itemNames } }: RequestProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (items.length === 0) return <Fact label="Asks for">No items entered yet</Fact>;
  const shown = isWhole ? items : items.slice(0, shownItems);
  return (
    <Fact label="Asks for">
      <ol>
        {shown.map((item, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- items have no id and are not reordered here
          <li key={place}>
            <ItemLine item={item} name={itemNames[place] ?? ''} />
          </li>
        ))}
      </ol>
      {shown.length === items.length ? null : (
        <Rest size="sm" variant="link" onClick={() => setIsWhole(true)}>
          Show all {numberText(items.length)} items
        </Rest>
      )}
    </Fact>
  );
}

function Message({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(text.length <= shownCharacters);
  return (
    <Fact label="Message">
      <FactText>{isWhole ? text : `${text.slice(0, shownCharacters).trimEnd()} …`}</FactText>
      {isWhole ? null : (
        <Rest size="sm" variant="link" onClick={() => setIsWhole(true)}>
          Show the whole message
        </Rest>
      )}
    </Fact>
  );
}
