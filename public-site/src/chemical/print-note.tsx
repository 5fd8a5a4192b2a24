import { t } from '@lingui/core/macro';
import styled, { createGlobalStyle } from 'styled-components';
import { token } from 'shared-ui';
import type { ChemicalView } from './chemical-view';

const Note = styled.p`
  display: none;

  @media print {
    display: block;
    margin-top: 3mm;
    padding-top: 2mm;
    border-top: 1px solid ${token.color.borderStrong};
    color: ${token.color.textMuted};
    font-size: 8.5pt;
  }
`;

/** The source and date of a printed sheet. */
export function PrintNote({ address, updated }: Pick<ChemicalView, 'address' | 'updated'>) {
  const { text: day } = updated;
  return <Note>{t`${address}, updated ${day}`}</Note>;
}

/** Prints are small and dense, so that most chemicals need one page and none more than two. */
export const PrintStyle = createGlobalStyle`
  @media print {
    html { font-size: 7.75pt; }
    body { font-size: 8.5pt; line-height: 1.4; }
    @page { margin: 14mm 15mm; }
    /* Its links lead nowhere on paper. */
    #data { display: none; }
  }
`;
