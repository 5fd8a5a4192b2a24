import { token } from 'shared-ui';
import styled from 'styled-components';

export type PackKind = 'drum' | 'ibc' | 'tank' | 'bag' | 'bottle' | 'canister' | 'cylinder';
export type TradeDrawingKind = PackKind | 'warehouse' | 'port' | 'office';

/** Paths on a square of 48: what is filled lightly, what is filled in the brand's colour, and lines. */
interface Drawing {
  readonly body: string;
  readonly mark: string;
  readonly lines: string;
}

const drawings: Readonly<Record<TradeDrawingKind, Drawing>> = {
  drum: {
    body: 'M12 9c0-4 24-4 24 0v30c0 4-24 4-24 0z',
    mark: 'M19 23.5q5 1 10 0v4.5q-5 1-10 0z',
    lines: 'M12 9c0 4 24 4 24 0M12 19c0 4 24 4 24 0M12 30c0 4 24 4 24 0',
  },
  ibc: {
    body: 'M9 11q0-2 2-2h26q2 0 2 2v24H9z',
    mark: 'M21 30h6v5h-6z',
    lines:
      'M20 9V5h8v4M16.5 9v26M24 9v21M31.5 9v26M9 17h30M9 25.5h30M6 35h36v3H6zM8 38v5h5v-5M21.5 38v5h5v-5M35 38v5h5v-5',
  },
  tank: {
    body: 'M3 18q0-6 5-6h19q5 0 5 6v6q0 6-5 6H8q-5 0-5-6zM35 17h5l5 8v8H35z',
    mark: 'M38 20h2l3 5h-5z',
    lines:
      'M13 12V8h8v4M11 12.5v17M24 12.5v17M2 33h43M6 37a4 4 0 1 0 8 0 4 4 0 1 0-8 0M17 37a4 4 0 1 0 8 0 4 4 0 1 0-8 0M35 37a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
  },
  bag: {
    body: 'M12 6h24q-2 5 1 10 4 12 1 25-1 2-3 2H13q-2 0-3-2-3-13 1-25 3-5 1-10z',
    mark: 'M17 23h14v11H17z',
    lines: 'M14 11.5h3m2.5 0h3m2.5 0h3m2.5 0h3',
  },
  bottle: {
    body: 'M19.5 9h9v5q0 3 4 6 3 2 3 6v15q0 2-2 2h-19q-2 0-2-2V26q0-4 3-6 4-3 4-6z',
    mark: 'M18.5 4h11v5h-11z',
    lines: 'M12.5 27h23M12.5 37h23M18 32h12',
  },
  canister: {
    body: 'M11 17l7-8h15q4 0 4 4v26q0 4-4 4H15q-4 0-4-4z',
    mark: 'M10 13l5.5-7 4 3-5.5 7z',
    lines: 'M24 14h7q2 0 2 2t-2 2h-7q-2 0-2-2t2-2M17 25h14v11H17z',
  },
  cylinder: {
    body: 'M15 21q0-9 9-9t9 9v20q0 2-2 2H17q-2 0-2-2z',
    mark: 'M18.5 4h11v4h-11z',
    lines: 'M21.5 12V8h5v4M15 23h18M15 37h18',
  },
  warehouse: {
    body: 'M5 19 24 8l19 11v24H5z',
    mark: 'M19 16h10v4H19z',
    lines: 'M2 43h44M13 43V26h22v17M13 31.5h22M13 37h22',
  },
  port: {
    body: 'M4 30h30l-4 9H9z',
    mark: 'M16 23h7v7h-7z',
    lines:
      'M8 23h8v7H8zM23 23h7v7h-7zM19.5 23v-9M40 43V6M44 43V12M14 8h30v4H18zM36 43h11M2 43q3-3 6 0t6 0 6 0 6 0 6 0',
  },
  office: {
    body: 'M10 6h19v37H10zM29 19h10v24H29z',
    mark: 'M17 35h5v8h-5z',
    lines: 'M2 43h44M14.5 13h3m4 0h3M14.5 20h3m4 0h3M14.5 27h3m4 0h3M33 26h2M33 33h2',
  },
};

const Svg = styled.svg`
  flex: none;
  width: 1em;
  height: 1em;
  color: ${token.color.text};
  fill: none;
  stroke: currentColor;
  stroke-linejoin: round;
  stroke-linecap: round;

  & > :first-child {
    fill: ${token.color.brandSoft};
  }
  & > :nth-child(2) {
    fill: ${token.color.brand};
  }
`;

interface TradeDrawingProps {
  kind: TradeDrawingKind;
  /** What it shows, where no text beside it says so. */
  label?: string;
  className?: string;
}

/** A container or a place of trade, drawn as high as its text. */
export function TradeDrawing({ kind, label, className }: TradeDrawingProps) {
  const { body, mark, lines } = drawings[kind];
  const read = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Svg viewBox="0 0 48 48" {...read} {...(className !== undefined && { className })}>
      {[body, mark, lines].map((path) => (
        <path key={path} d={path} vectorEffect="non-scaling-stroke" />
      ))}
    </Svg>
  );
}
