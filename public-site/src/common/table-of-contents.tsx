import { t } from '@lingui/core/macro';
import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import type { OutlineEntry } from './view-parts';

const Nav = styled.nav`
  font-size: 0.9375rem;
  line-height: 1.4;

  & h2 {
    margin-bottom: 0.5rem;
    color: ${token.color.textMuted};
    font-size: 0.875rem;
    font-weight: ${token.weight.medium};
    letter-spacing: 0;
  }
  & ol {
    padding: 0;
    list-style: none;
  }
  & a {
    display: block;
    padding-block: 0.3125rem;
    padding-inline: 0.875rem 0;
    border-inline-start: 2px solid ${token.color.border};
    color: ${token.color.textMuted};
    text-decoration: none;
    overflow-wrap: anywhere;
    ${focusRing}
  }
  & a:hover {
    border-color: ${token.color.brand};
    color: ${token.color.text};
  }
`;

const Entry = styled.li<{ $depth: number }>`
  & a {
    padding-inline-start: ${({ $depth }) => 0.875 + $depth}rem;
  }
`;

interface TableOfContentsProps {
  outline: readonly OutlineEntry[];
}

/** Links to the headings of a text; renders nothing for a short text. */
export function TableOfContents({ outline }: TableOfContentsProps) {
  const [first] = outline;
  if (!first) return null;
  return (
    <Nav aria-labelledby="contents" className="not-in-print">
      <h2 id="contents">{t`On this page`}</h2>
      <ol>
        {outline.map(({ id, text, level }) => (
          <Entry key={id} $depth={Math.max(0, level - 2)}>
            <a href={`#${id}`}>{text}</a>
          </Entry>
        ))}
      </ol>
    </Nav>
  );
}
