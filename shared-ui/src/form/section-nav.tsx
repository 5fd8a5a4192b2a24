import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { focusRing } from '../tokens/mixins';
import { breakpoint, token } from '../tokens/token';

const Nav = styled.nav`
  position: sticky;
  /* Below the shell's top bar. */
  top: 3.5rem;
  z-index: ${token.layer.sticky};
  margin-inline: calc(-1 * ${token.space[2]});
  margin-bottom: ${token.space[5]};
  border-bottom: 1px solid ${token.color.border};
  background: var(--surface, ${token.color.canvas});

  & > ul {
    display: flex;
    gap: ${token.space[1]};
    padding: ${token.space[2]};
    overflow-x: auto;
    list-style: none;
    scrollbar-width: none;
  }
  @media (width < ${breakpoint.mobile}) {
    position: static;
  }
`;

const Entry = styled.button`
  ${focusRing}
  padding: ${token.space[1]} ${token.space[3]};
  border: 0;
  border-radius: ${token.radius.md};
  background: none;
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: ${token.color.text};
  }
  &[aria-current] {
    background: ${token.color.surfaceSelected};
    color: ${token.color.text};
    font-weight: ${token.weight.medium};
  }
  @media (pointer: coarse) {
    min-height: ${token.control.md};
  }
`;

export interface SectionNavProps {
  /** The form's sections in order, with the ids and titles of their `FormSection`s. */
  sections: readonly { id: string; title: string }[];
}

/** Links to the sections of a long form and marks the current one. Sticky where there is room. */
export function SectionNav({ sections }: SectionNavProps) {
  const current = useSectionInSight(sections);
  return (
    <Nav aria-label={t`Sections of this form`}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Entry
              type="button"
              aria-current={id === current ? 'true' : undefined}
              onClick={() => goTo(id)}
            >
              {title}
            </Entry>
          </li>
        ))}
      </ul>
    </Nav>
  );
}

function goTo(id: string) {
  const section = document.getElementById(id);
  section?.querySelector<HTMLElement>('h2 > [aria-expanded="false"]')?.click();
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector('h2')?.focus({ preventScroll: true });
}

/** The last section whose heading is above the upper third of the window. */
function useSectionInSight(sections: SectionNavProps['sections']) {
  const [current, setCurrent] = useState(sections[0]?.id);

  const look = useEffectEvent(() => {
    const line = window.innerHeight / 3;
    const above = sections.filter(({ id }) => topOf(id) < line);
    setCurrent((above.at(-1) ?? sections[0])?.id);
  });
  // Follows scrolling of the page or any box in it.
  useEffect(() => {
    window.addEventListener('scroll', look, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', look, { capture: true });
  }, []);
  return current;
}

function topOf(id: string) {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
}
