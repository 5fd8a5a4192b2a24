import type { ReactNode } from 'react';
import styled from 'styled-components';
import { messageOf } from '../client/api-error';
import { ErrorState } from '../parts/error-state/error-state';
import { Skeleton } from '../parts/skeleton/skeleton';
import { token } from '../tokens/token';

const Lines = styled.div`
  display: grid;
  gap: ${token.space[3]};
  padding: ${token.space[2]} 0;
`;

interface QueryResult<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface QueryContentProps<Data> {
  query: QueryResult<Data>;
  /** The title of the error: "The suppliers could not be loaded". */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** Renders a query's data, placeholder lines while it loads, or its error. */
export function QueryContent<Data>({ query, failed, children }: QueryContentProps<Data>) {
  const { data, error, refetch } = query;
  if (error !== null) {
    return (
      <ErrorState title={failed} onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  if (data !== undefined) return children(data);
  return (
    <Lines aria-busy="true">
      {['92%', '74%', '86%', '68%', '80%'].map((width) => (
        <Skeleton key={width} width={width} height="1.75rem" />
      ))}
    </Lines>
  );
}
