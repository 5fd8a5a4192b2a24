import { Printer } from 'lucide-react';
import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import { AddToBasket } from '../basket/add-to-basket';
import { onNarrow } from '../common/look';
import { Title } from '../common/title';
import { addHref } from '../hrefs';
import type { ChemicalView } from './chemical-view';
import { SynonymList } from './synonym-list';

const Types = styled.p`
  margin-bottom: 0.5rem;
  color: ${token.color.brandText};
  font-weight: ${token.weight.medium};
`;

/** A systematic name of several lines is smaller, so that it reads as one name. */
const Name = styled(Title)<{ $isLong: boolean }>`
  ${({ $isLong }) => $isLong && 'font-size: clamp(1.5rem, 1.1rem + 1.5vw, 2.125rem);'}
  ${({ $isLong }) => $isLong && 'letter-spacing: -0.022em; line-height: 1.2;'}
`;

const longFrom = 48;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.5rem;
  margin-top: 1.75rem;

  & > :is(a, button) {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${token.color.brandText};
    font: inherit;
    font-weight: ${token.weight.medium};
    text-decoration: underline;
    text-decoration-thickness: 0.06em;
    text-underline-offset: 0.15em;
    cursor: pointer;
    ${focusRing}
  }
  & > button > svg {
    width: 1.0625rem;
    height: 1.0625rem;
  }
  ${onNarrow} {
    & > button {
      display: none;
    }
  }
`;

interface ChemicalHeaderProps {
  view: ChemicalView;
}

/** The chemical's names, and the actions to ask for it. */
export function ChemicalHeader({ view }: ChemicalHeaderProps) {
  const { id, name, href, types, synonyms } = view;
  return (
    <header>
      {types.length === 0 ? null : <Types>{types.join(', ')}</Types>}
      <Name $isLong={name.length >= longFrom} dir="auto">
        {name}
      </Name>
      <SynonymList synonyms={synonyms} />
      <Actions className="not-in-print">
        <AddToBasket size="lg" chemical={{ id, name, href }} />
        <a className="needs-script" href={addHref(href)} rel="nofollow">
          Ask a question
        </a>
        <button className="needs-script" type="button" onClick={() => window.print()}>
          <Printer aria-hidden="true" /> Print
        </button>
      </Actions>
    </header>
  );
}
