import type { NavEntry, NavSection } from 'contract/release';
import { Link } from 'react-router-dom';
import { Card, focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import { usePreload } from '../federation/use-preload';
import { NavIcon } from '../navigation/nav-icon';

const Title = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
    color: ${token.color.brandText};
  }
`;

const Part = styled.div`
  & + & {
    margin-top: ${token.space[3]};
  }
  & > h3 {
    margin-bottom: ${token.space[1]};
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
    font-weight: ${token.weight.medium};
    letter-spacing: 0;
  }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  padding: 0;
  list-style: none;

  & a {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[2]};
    min-height: ${token.control.sm};
    padding: 0.125rem 0.625rem;
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.md};
    color: ${token.color.text};
    font-size: ${token.text.sm};
    text-decoration: none;
    ${focusRing}
  }
  & a:hover {
    border-color: ${token.color.brandText};
    background: ${token.color.surfaceHover};
  }
  & svg {
    width: 0.9375rem;
    height: 0.9375rem;
    color: ${token.color.textMuted};
  }
`;

export interface SectionCardProps {
  readonly section: NavSection;
}

/** The screens of one group of the side menu. */
export function SectionCard({ section }: SectionCardProps) {
  const { label, icon, entries, sections } = section;
  return (
    <Card
      title={
        <Title>
          <NavIcon name={icon} />
          {label}
        </Title>
      }
    >
      {entries.length === 0 ? null : (
        <Part>
          <EntryLinks entries={entries} />
        </Part>
      )}
      {sections.map((inner) => (
        <Part key={inner.label}>
          <h3>{inner.label}</h3>
          <EntryLinks entries={inner.entries} />
        </Part>
      ))}
    </Card>
  );
}

function EntryLinks({ entries }: { entries: readonly NavEntry[] }) {
  const preload = usePreload();
  return (
    <Links>
      {entries.map(({ label, icon, path }) => (
        <li key={path}>
          <Link to={path} onPointerEnter={() => preload(path)} onFocus={() => preload(path)}>
            <NavIcon name={icon} />
            {label}
          </Link>
        </li>
      ))}
    </Links>
  );
}
