import { VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import type { FormulaView } from './formula-view';

const Set = styled.span`
  direction: ltr;
  unicode-bidi: isolate;
  white-space: nowrap;

  & sub,
  & sup {
    font-size: 0.68em;
    font-feature-settings: 'tnum';
    line-height: 0;
  }
`;

interface FormulaProps {
  formula: FormulaView;
}

/** A chemical formula, typeset, and spelled out for screen readers. */
export function Formula({ formula: { parts, spoken } }: FormulaProps) {
  return (
    <Set>
      <span aria-hidden="true">
        {parts.map(({ kind, text }, index) => {
          const Height = kind === 'text' ? 'span' : kind;
          return <Height key={index}>{text}</Height>;
        })}
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </Set>
  );
}
