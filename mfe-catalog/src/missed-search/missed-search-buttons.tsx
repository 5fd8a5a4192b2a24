import { t } from '@lingui/core/macro';
import { type MissedSearch, missedSearches } from 'contract/catalog';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, token } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import styled from 'styled-components';
import { chemicalFormHref } from '../routes';
import { SynonymDialog } from './synonym-dialog';
import { useWriteOff } from './use-write-off';

const Buttons = styled.div`
  display: flex;
  gap: ${token.space[2]};
  justify-content: flex-end;
`;

/** What staff can do with the words of a row, as far as the role allows it. */
export function MissedSearchButtons({ row }: { row: MissedSearch }) {
  return (
    <Permitted to={missedSearches.endpoints.update}>
      <AllowedButtons row={row} />
    </Permitted>
  );
}

function AllowedButtons({ row }: { row: MissedSearch }) {
  const { words, state } = row;
  const [isChoosing, setIsChoosing] = useState(false);
  const { writeOff, reopen, isBusy } = useWriteOff(row);
  const look = { variant: 'outline', size: 'sm', disabled: isBusy } as const;
  if (state === 'written-off') {
    return (
      <Buttons>
        <Button {...look} aria-label={t`Put ${words} back`} onClick={reopen}>
          {t`Put back`}
        </Button>
      </Buttons>
    );
  }
  return (
    <Buttons>
      <Button {...look} aria-label={t`Make ${words} a synonym`} onClick={() => setIsChoosing(true)}>
        {t`Add as synonym`}
      </Button>
      <Button {...look} asChild>
        <Link to={chemicalFormHref({ words })} aria-label={t`Add a chemical for ${words}`}>
          {t`Add chemical`}
        </Link>
      </Button>
      <Button {...look} aria-label={t`Write off ${words}`} onClick={writeOff}>
        {t`Write off`}
      </Button>
      {isChoosing ? <SynonymDialog row={row} onClose={() => setIsChoosing(false)} /> : null}
    </Buttons>
  );
}
