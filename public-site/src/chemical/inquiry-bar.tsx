import { t } from '@lingui/core/macro';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { AddToBasket } from '../basket/add-to-basket';
import { sampleHref } from '../common/hrefs';
import type { ChemicalView } from './chemical-view';

/** At the end of the sheet: nothing of it is ever covered. */
const Bar = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.5rem;
  margin-top: clamp(2rem, 5vw, 3rem);
  padding: 1rem;
  border: 1px solid ${token.color.border};
  background: ${token.color.surface};

  & > b {
    flex: 1 1 12rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** The ways to ask for the chemical, once more behind its facts. */
export function InquiryBar({ view: { id, name, href } }: { view: ChemicalView }) {
  return (
    <Bar className="not-in-print" aria-label={t`Inquiry`}>
      <b dir="auto">{name}</b>
      <a href={sampleHref(href)} rel="nofollow">
        {t`Ask for a sample`}
      </a>
      <AddToBasket size="lg" chemical={{ id, name, href }} />
    </Bar>
  );
}
