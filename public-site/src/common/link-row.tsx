import { token } from 'shared-ui';
import styled from 'styled-components';
import type { NamedLink } from './view-parts';

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  margin: 1rem 0 0;
  padding: 0;
  list-style: none;

  & a {
    display: inline-block;
    padding-block: 0.25rem;
    font-weight: ${token.weight.medium};
  }
  & a[aria-current] {
    color: ${token.color.text};
    text-decoration: none;
  }
`;

interface LinkRowProps {
  /** What the links have in common. */
  label: string;
  links: readonly (NamedLink & { isChosen?: boolean })[];
}

/** A few links in a row. */
export function LinkRow({ label, links }: LinkRowProps) {
  return (
    <Row aria-label={label} className="not-in-print">
      {links.map(({ name, lang, href, isChosen = false }) => (
        <li key={href}>
          <a href={href} lang={lang} {...(isChosen && { 'aria-current': 'true' })}>
            {name}
          </a>
        </li>
      ))}
    </Row>
  );
}
