import { createGlobalStyle } from 'styled-components';

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
