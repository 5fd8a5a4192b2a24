import { plural, t } from '@lingui/core/macro';
import { Printer } from 'lucide-react';
import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import { Fragment } from 'react';
import { AddToBasket } from '../basket/add-to-basket';
import { SaveStar } from '../basket/save-star';
import { onNarrow, quietLink } from '../common/look';
import { Title } from '../common/title';
import { compareWith } from '../common/compare-hrefs';
import { sampleHref, slugAt } from '../common/hrefs';
import { AtAGlance } from './at-a-glance';
import type { ChemicalView } from './chemical-view';

const Types = styled.p`
  margin-bottom: 0.5rem;
  color: ${token.color.brandText};
  font-weight: ${token.weight.medium};

  & a {
    ${quietLink}
  }
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
  const { id, name, heading, href, types, synonyms } = view;
  return (
    <header>
      {types.length === 0 ? null : (
        <Types>
          {types.map(({ name: use, lang, href: address }, place) => (
            <Fragment key={address}>
              {place === 0 ? null : ', '}
              <a href={address} lang={lang}>
                {use}
              </a>
            </Fragment>
          ))}
        </Types>
      )}
      <Name $isLong={heading.text.length >= longFrom} dir="auto" lang={heading.lang}>
        {heading.text}
      </Name>
      <SynonymList synonyms={synonyms} />
      <AtAGlance view={view} />
      <Actions className="not-in-print">
        <AddToBasket size="lg" chemical={{ id, name, href }} />
        <SaveStar isLarge chemical={{ id, name, href, casNumber: view.casNumber }} />
        <a href={sampleHref(href)} rel="nofollow">
          {t`Ask for a sample`}
        </a>
        <a href={compareWith(comparedOf(view))} rel="nofollow">
          {t`Compare`}
        </a>
        <button className="needs-script" type="button" onClick={() => window.print()}>
          <Printer aria-hidden="true" /> {t`Print`}
        </button>
      </Actions>
    </header>
  );
}

/** The chemical and those most like it. */
function comparedOf({ href, near }: ChemicalView): string[] {
  const alike = [...near.alike, ...near.sameSkeleton, ...near.neighbours].slice(0, 2);
  return [href, ...alike.map((one) => one.href)].map(slugAt);
}

const Names = styled.div`
  max-width: 44rem;
  margin-top: 1rem;
  color: ${token.color.textMuted};
  overflow-wrap: anywhere;

  & b {
    font-weight: ${token.weight.medium};
  }
  & summary {
    width: fit-content;
    padding-block: 0.25rem;
    color: ${token.color.brandText};
    cursor: pointer;
    ${focusRing}
  }
  & ul {
    margin-top: 0.25rem;
    padding: 0;
    columns: 16rem 2;
    column-gap: 2rem;
    list-style: none;
    font-size: 0.9375rem;
  }
  & li {
    break-inside: avoid;
    padding-block: 0.125rem;
  }
`;

/** Names beyond this number are collapsed, unless that would hide a single one. */
const shown = 8;

interface SynonymListProps {
  synonyms: readonly string[];
}

/** The synonyms of a chemical; long lists are collapsed. */
function SynonymList({ synonyms }: SynonymListProps) {
  if (synonyms.length === 0) return null;
  const first = synonyms.length === shown + 1 ? shown + 1 : shown;
  const rest = synonyms.slice(first);
  const { length: count } = rest;
  return (
    <Names>
      <p>
        <b>{t({ message: 'Also', context: 'other names' })}</b>{' '}
        {synonyms.slice(0, first).map((name, index) => (
          <Fragment key={name}>
            {index === 0 ? null : ', '}
            <bdi>{name}</bdi>
          </Fragment>
        ))}
      </p>
      {rest.length === 0 ? null : (
        <details className="not-in-print">
          <summary>{t`${plural(count, { one: '# more name', other: '# more names' })}`}</summary>
          <ul>
            {rest.map((name) => (
              <li key={name} dir="auto">
                {name}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Names>
  );
}
