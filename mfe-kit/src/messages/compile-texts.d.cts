export interface Text {
  readonly id: string;
  /** As it stands in the source. */
  readonly text: string;
  /** Tells apart what reads alike; empty for most. */
  readonly context: string;
}

export function compileTexts(code: string): string;

export function textsIn(code: string): Text[];
