import { t } from '@lingui/core/macro';
import { RotateCw, TriangleAlert } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { followRemoval } from '../../focus/follow-removal';
import { token } from '../../tokens/token';
import { Button } from '../button/button';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token.space[2]};
  padding: ${token.space[10]} ${token.space[4]};
  text-align: center;

  & > svg {
    color: ${token.color.danger};
  }
  & > p {
    max-width: 30rem;
    color: ${token.color.textMuted};
    overflow-wrap: anywhere;
  }
  & > button {
    margin-top: ${token.space[2]};
  }
`;

const Title = styled.p`
  && {
    color: ${token.color.text};
    font-size: ${token.text.lg};
    font-weight: ${token.weight.semibold};
  }
`;

/** What happened and what to do; `onRetry` tries again. */
export interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
}

/** Replaces content that failed to load; announced at once. */
export function ErrorState({
  title,
  children,
  onRetry,
  retryLabel = t`Try again`,
}: ErrorStateProps) {
  function retry({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    followRemoval(currentTarget);
    onRetry?.();
  }
  return (
    <Box role="alert">
      <TriangleAlert size={28} aria-hidden="true" />
      <Title>{title}</Title>
      {children === undefined ? null : <p>{children}</p>}
      {onRetry === undefined ? null : (
        <Button variant="outline" onClick={retry}>
          <RotateCw />
          {retryLabel}
        </Button>
      )}
    </Box>
  );
}
