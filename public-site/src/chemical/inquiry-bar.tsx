import { Button, token, VisuallyHidden } from 'shared-ui';
import styled, { createGlobalStyle } from 'styled-components';
import { onNarrow } from '../common/look';
import { addHref } from '../common/hrefs';
import type { ChemicalView } from './chemical-view';

/** What has the focus is scrolled clear of the bar. */
const ScrollRoom = createGlobalStyle`
  @media screen {
    html { scroll-padding-bottom: 5.5rem; }
  }
`;

/** In the flow at the end of the sheet, so that it never covers the footer; above that at the lower edge of the window. */
const Bar = styled.aside`
  position: sticky;
  z-index: 5;
  bottom: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1.5rem;
  margin-top: clamp(2rem, 5vw, 3rem);
  /* The link to the chat is in this corner. */
  padding: 0.625rem 4.5rem 0.625rem 1rem;
  padding-bottom: max(0.625rem, env(safe-area-inset-bottom));
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.md};

  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
    min-width: 0;
  }
  & b {
    overflow: hidden;
    max-width: 100%;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    color: ${token.color.textMuted};
    font-size: 0.875rem;
  }
  & > a {
    flex: none;
  }
  ${onNarrow} {
    padding-inline: 0.75rem;
  }
  /* On a low window, or with large text, it would hide the sheet. */
  @media (max-height: 26rem) {
    position: static;
  }
`;

/** The chemical and the way to ask for it, always in sight. */
export function InquiryBar({ view }: { view: ChemicalView }) {
  const { name, href, casNumber, grades, packs } = view;
  return (
    <>
      <ScrollRoom />
      <Bar className="not-in-print" aria-label="Inquiry">
        <p>
          <b dir="auto">{name}</b>
          <small>{casNumber === null ? offerText(grades, packs) : `CAS ${casNumber}`}</small>
        </p>
        <Button asChild>
          <a href={addHref(href)} rel="nofollow">
            Request a quote<VisuallyHidden> for {name}</VisuallyHidden>
          </a>
        </Button>
      </Bar>
    </>
  );
}

function offerText(grades: readonly unknown[], packs: readonly unknown[]): string {
  const counts = [
    ['grade', grades.length],
    ['pack', packs.length],
  ] as const;
  return counts
    .filter(([, count]) => count > 0)
    .map(([noun, count]) => `${count} ${noun}${count === 1 ? '' : 's'}`)
    .join(', ');
}
