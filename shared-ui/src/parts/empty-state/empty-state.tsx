import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../../tokens/token';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token.space[2]};
  padding: ${token.space[12]} ${token.space[4]};
  text-align: center;

  & > p {
    max-width: 26rem;
    color: ${token.color.textMuted};
    text-wrap: balance;
  }
`;

const Disc = styled.div`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  margin-bottom: ${token.space[1]};
  border-radius: ${token.radius.xl};
  background: ${token.color.brandSoft};
  color: ${token.color.onBrandSoft};

  & svg {
    width: 1.375rem;
    height: 1.375rem;
  }
`;

const Title = styled.p`
  && {
    color: ${token.color.text};
    font-size: ${token.text.lg};
    font-weight: ${token.weight.semibold};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token.space[2]};
  margin-top: ${token.space[2]};
`;

/** `title` says what is missing, `children` explains why or what to do, and `action` does it. */
export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
}

/** Replaces an empty list. */
export function EmptyState({ title, children, icon = <Inbox />, action }: EmptyStateProps) {
  return (
    <Box>
      <Disc aria-hidden="true">{icon}</Disc>
      <Title>{title}</Title>
      {children === undefined ? null : <p>{children}</p>}
      {action === undefined ? null : <Actions>{action}</Actions>}
    </Box>
  );
}
