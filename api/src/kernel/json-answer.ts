/** An answer that is JSON already. */
export class JsonAnswer {
  readonly text: string;
  /** Whether no other caller may get it. */
  readonly isForOne: boolean;

  constructor(text: string, { isForOne = false }: { readonly isForOne?: boolean } = {}) {
    this.text = text;
    this.isForOne = isForOne;
  }

  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}
