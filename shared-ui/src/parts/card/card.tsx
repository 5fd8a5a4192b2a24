import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { breakpoint, token } from '../../tokens/token';

const Box = styled.section`
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  --surface: ${token.color.surface};
  --foot-gap: 0px;
  background: var(--surface);
  box-shadow: ${token.shadow.sm};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]} ${token.space[4]};
  padding: ${token.space[4]} ${token.space[5]} 0;

  & h2 {
    font-size: ${token.text.lg};
  }
  & p {
    margin-top: 0.125rem;
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
  @media (width < ${breakpoint.compact}) {
    padding-inline: ${token.space[4]};
  }
`;

const Body = styled.div`
  padding: ${token.space[4]} ${token.space[5]} ${token.space[5]};
  @media (width < ${breakpoint.compact}) {
    padding-inline: ${token.space[4]};
  }
`;

/** `title` is the section's heading; `actions` appear opposite to it. */
export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
}

/** A section of a page on its own surface. */
export function Card({ title, description, actions, children, ...rest }: CardProps) {
  return (
    <Box {...rest}>
      {title === undefined ? null : (
        <Head>
          <div>
            <h2>{title}</h2>
            {description === undefined ? null : <p>{description}</p>}
          </div>
          {actions}
        </Head>
      )}
      <Body>{children}</Body>
    </Box>
  );
}
