import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button, token } from 'shared-ui';
import styled from 'styled-components';
import { useHasScript } from '../basket/use-has-script';
import { forgetSent, readSent } from './sent-inquiries';

const List = styled.ul`
  max-width: 44rem;
  margin-block: 0.75rem;
  padding: 0;
  list-style: none;
  border-top: 1px solid ${token.color.border};

  & li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1.5rem;
    padding-block: 0.625rem;
    border-bottom: 1px solid ${token.color.border};
  }
  & span {
    color: ${token.color.textMuted};
  }
`;

/** The inquiries that were sent from this browser, which alone knows them. */
export function SentList() {
  const hasScript = useHasScript();
  const [isForgotten, setIsForgotten] = useState(false);
  const sent = hasScript && !isForgotten ? readSent() : [];
  if (sent.length === 0) {
    return (
      <p>
        {isForgotten
          ? t`This browser has forgotten them.`
          : t`This browser has kept none. With scripts it keeps those that are sent from it; the page of an inquiry can be bookmarked too.`}
      </p>
    );
  }
  return (
    <>
      <List>
        {sent.map(({ reference, href, sent: day }) => (
          <li key={reference}>
            <a href={href}>{reference}</a>
            <span>{day}</span>
          </li>
        ))}
      </List>
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          forgetSent();
          setIsForgotten(true);
        }}
      >
        {t`Forget these`}
      </Button>
    </>
  );
}
