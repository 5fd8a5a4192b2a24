import { Button, token } from 'shared-ui';
import styled from 'styled-components';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.25rem;
  margin-top: 0.5rem;
`;

const Share = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.75rem;
  color: ${token.color.textMuted};
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;

  & progress {
    width: 9rem;
    accent-color: ${token.color.brand};
  }
`;

interface SubmitRowProps {
  label: string;
  /** The share sent, 0 to 1; null while nothing is being sent. */
  share: number | null;
}

/** The submit button, with upload progress. */
export function SubmitRow({ label, share }: SubmitRowProps) {
  return (
    <Row>
      <Button type="submit" size="lg" isLoading={share !== null}>
        {label}
      </Button>
      <output>
        {share === null ? null : (
          <Share>
            Sending…
            {/* What is sent at once has no way to show. */}
            {share > 0 && share < 1 ? (
              <progress value={share} max={1} aria-label="Sent so far" />
            ) : null}
          </Share>
        )}
      </output>
    </Row>
  );
}
