import { t } from '@lingui/core/macro';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { Code, onNarrow } from '../common/look';
import type { Fact } from './chemical-view';
import { CopyButton } from './copy-button';

/** Pairs of a term and its value, one per line. */
export const Rows = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: minmax(7.5rem, 12rem) minmax(0, 1fr);
    gap: 0 1.5rem;
    padding-block: 0.4375rem;
  }
  ${onNarrow} {
    & > div {
      grid-template-columns: 6.75rem minmax(0, 1fr);
      column-gap: 1rem;
    }
  }
  & > div + div {
    border-top: 1px solid ${token.color.border};
  }
  & > div:first-child {
    padding-top: 0;
  }
  & dt {
    color: ${token.color.textMuted};
  }
  & dd {
    display: flex;
    align-items: flex-start;
    gap: 0.5rem;
    min-width: 0;
  }
  & dd > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  @media print {
    columns: 2;
    column-gap: 6mm;

    && > div {
      grid-template-columns: 24mm minmax(0, 1fr);
      padding-block: 0.6mm;
      border-top: 0;
      break-inside: avoid;
    }
  }
`;

const Also = styled.span`
  margin-inline-start: 0.5rem;
  color: ${token.color.textMuted};
`;

const Sources = styled.p`
  margin-top: 0.75rem;
  color: ${token.color.textMuted};
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`;

/** Where facts are from. */
export function SourceLine({ sources }: { sources: readonly string[] }) {
  if (sources.length === 0) return null;
  const all = sources.join('; ');
  return <Sources>{t`Source: ${all}.`}</Sources>;
}

interface FactListProps {
  facts: readonly Fact[];
  sources?: readonly string[];
}

/** Facts, one per line; codes have a copy button. */
export function FactList({ facts, sources = [] }: FactListProps) {
  return (
    <>
      <Rows>
        {facts.map(({ label, value, also, isCode = false }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {isCode ? <Code>{value}</Code> : <span>{value}</span>}
              {also === undefined ? null : <Also>{also}</Also>}
              {isCode ? <CopyButton label={label} value={value} /> : null}
            </dd>
          </div>
        ))}
      </Rows>
      <SourceLine sources={sources} />
    </>
  );
}
