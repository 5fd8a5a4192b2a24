import { type ReactNode, useId } from 'react';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { onNarrow, SectionTitle } from '../common/look';

const Section = styled.section`
  margin-top: clamp(3.5rem, 8vw, 6.5rem);
  scroll-margin-top: 1rem;
  /* Out of sight it is laid out when it comes near; not where links lead to it, which must find it in its place. */
  &:not([id]) {
    content-visibility: auto;
    contain-intrinsic-height: auto 32rem;
  }
  /* Containment would clip overflow: focus rings, the ends of grid lines. */
  margin-inline: -0.5rem;
  padding-inline: 0.5rem;

  @media print {
    &:not([id]) {
      content-visibility: visible;
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.25rem 2rem;
  margin-bottom: 1.5rem;

  & p {
    max-width: 34rem;
    color: ${token.color.textMuted};
  }
  ${onNarrow} {
    & p {
      font-size: 0.9375rem;
    }
  }
`;

interface HomeSectionProps {
  title: string;
  /** Shown opposite the title: a remark or a link. */
  aside?: ReactNode;
  /** The anchor for links to this section. */
  id?: string;
  children: ReactNode;
}

/** A titled section of the home page. */
export function HomeSection({ title, aside, id, children }: HomeSectionProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId} {...(id !== undefined && { id })}>
      <Head>
        <SectionTitle id={titleId}>{title}</SectionTitle>
        <p>{aside}</p>
      </Head>
      {children}
    </Section>
  );
}
