import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { breakpoint, token } from '../tokens/token';

/** The layout of a step, from top to bottom. */
export const StepBody = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`;

const Head = styled.header`
  & > h3 {
    font-size: ${token.text.lg};
    outline: none;
  }
  & > p {
    max-width: 46rem;
    margin-top: ${token.space[1]};
    color: ${token.color.textMuted};
  }
`;

interface StepHeadProps {
  title: string;
  children?: ReactNode;
}

/** A step's heading: it takes the focus when the step appears, so that it is announced. */
export function StepHead({ title, children }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the focus to the step that has just appeared.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Head>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children === undefined ? null : <p>{children}</p>}
    </Head>
  );
}

const tones = {
  info: [token.color.infoSoft, token.color.onInfoSoft, Info],
  warning: [token.color.warningSoft, token.color.onWarningSoft, TriangleAlert],
  danger: [token.color.dangerSoft, token.color.onDangerSoft, CircleAlert],
} as const;

const NoteBox = styled.div<{ $background: string; $text: string }>`
  display: flex;
  gap: ${token.space[2]};
  padding: ${token.space[3]} ${token.space[4]};
  border-radius: ${token.radius.lg};
  background: ${({ $background }) => $background};
  color: ${({ $text }) => $text};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    width: 1.125rem;
    height: 1.5em;
  }
  & > div {
    min-width: 0;
  }
`;

interface StepNoteProps {
  tone: keyof typeof tones;
  children: ReactNode;
}

/** A note at a step; a danger is announced at once. */
export function StepNote({ tone, children }: StepNoteProps) {
  const [background, text, Icon] = tones[tone];
  return (
    <NoteBox
      $background={background}
      $text={text}
      {...(tone === 'danger' && { role: 'alert' as const })}
    >
      <Icon aria-hidden="true" />
      <div>{children}</div>
    </NoteBox>
  );
}

/** A step's buttons, the primary one last; sticky while the step scrolls. */
export const StepFoot = styled.footer`
  position: sticky;
  bottom: calc(-1 * var(--foot-gap));
  z-index: ${token.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space[2]};
  margin: 0 calc(-1 * ${token.space[5]}) calc(-1 * var(--foot-gap));
  padding: ${token.space[3]} ${token.space[5]};
  border-top: 1px solid ${token.color.border};
  background: var(--surface);

  & > output {
    margin-inline-end: auto;
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
  @media (width < ${breakpoint.compact}) {
    & > output {
      width: 100%;
    }
    & > button {
      flex: 1 1 auto;
    }
  }
`;
