import { t } from '@lingui/core/macro';
import { token } from 'shared-ui';
import styled from 'styled-components';
import type { OfferContentsView } from './offer-view';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 0.25rem 1.25rem;
  max-width: 44rem;
  margin: 1rem 0 0;
  overflow-wrap: anywhere;

  & dt {
    color: ${token.color.textMuted};
  }
  & dd {
    margin: 0;
  }
`;

export const OfferText = styled.p`
  max-width: 44rem;
  margin-top: 0.75rem;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** The terms of an offer. */
export function OfferFacts({ facts }: Pick<OfferContentsView, 'facts'>) {
  return (
    <Facts>
      {facts.map(([label, value]) => (
        <Fact key={label} label={label} value={value} />
      ))}
    </Facts>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}

/** What stands below the lines of an offer. */
export function ContentsEnd({ note, pdf }: Pick<OfferContentsView, 'note' | 'pdf'>) {
  return (
    <>
      {note === null ? null : <OfferText>{note}</OfferText>}
      <OfferText>
        <a href={pdf} download>
          {t`Download the offer as PDF`}
        </a>
      </OfferText>
    </>
  );
}
