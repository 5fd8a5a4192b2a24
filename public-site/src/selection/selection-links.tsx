import { plural, t } from '@lingui/core/macro';
import { token, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import { countText } from '../common/count-text';
import { cell } from '../common/look';
import type { SelectionLink } from './selection-view';

const Cells = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  padding-block: 0 1px;
  padding-inline: 0 1px;
  list-style: none;

  & li {
    display: flex;
  }
`;

const Cell = styled.a`
  ${cell}
  flex: 1;
  min-width: 0;
  padding: 0.75rem 1rem;

  & > div {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    font-weight: ${token.weight.semibold};
  }
  & span {
    color: ${token.color.textMuted};
    font-weight: ${token.weight.normal};
    font-variant-numeric: tabular-nums;
  }
  & p {
    margin-top: 0.25rem;
    color: ${token.color.textMuted};
    font-size: 0.9375rem;
    line-height: 1.4;
  }
`;

interface SelectionLinksProps {
  links: readonly (SelectionLink & { text?: string | null })[];
}

/** Ways to chemicals, each with their number. */
export function SelectionLinks({ links }: SelectionLinksProps) {
  return (
    <Cells>
      {links.map(({ name, lang, href, count, text = null, textLang }) => (
        <li key={href}>
          <Cell href={href}>
            <div>
              <bdi lang={lang}>{name}</bdi>
              <span>
                {countText(count)}
                <VisuallyHidden>
                  {' '}
                  {t`${plural(count, { one: 'chemical', other: 'chemicals' })}`}
                </VisuallyHidden>
              </span>
            </div>
            {text === null ? null : <p lang={textLang}>{text}</p>}
          </Cell>
        </li>
      ))}
    </Cells>
  );
}
