import { formulaParts, formulaSpoken } from 'contract/chemistry';
import styled from 'styled-components';

const Line = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  & sub,
  & sup {
    font-size: 0.72em;
    line-height: 0;
  }
`;

const elements = { text: 'span', sub: 'sub', sup: 'sup' } as const;

export interface FormulaTextProps {
  /** As stored: `CuSO4·5H2O`. */
  formula: string;
}

/** A molecular formula with subscripts and charges, read out symbol by symbol. */
export function FormulaText({ formula }: FormulaTextProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <math> holds MathML alone
    <Line role="math" aria-label={formulaSpoken(formula)}>
      {formulaParts(formula).map(({ kind, text }, index) => {
        const Element = elements[kind];
        return <Element key={`${index}-${text}`}>{text}</Element>;
      })}
    </Line>
  );
}
