/** How many former drawings are remembered. */
const maxSteps = 100;

/** The former states of a drawing, and those that were undone. */
export class DrawingHistory<State> {
  #past: State[] = [];
  #future: State[] = [];
  #present: State;

  constructor(present: State) {
    this.#present = present;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  add(state: State): void {
    this.#past = [...this.#past, this.#present].slice(-maxSteps);
    this.#future = [];
    this.#present = state;
  }

  /** The state before the present one; undefined at the start. */
  undo(): State | undefined {
    const state = this.#past.pop();
    if (state === undefined) return undefined;
    this.#future.push(this.#present);
    this.#present = state;
    return state;
  }

  /** The state that was undone last; undefined without one. */
  redo(): State | undefined {
    const state = this.#future.pop();
    if (state === undefined) return undefined;
    this.#past.push(this.#present);
    this.#present = state;
    return state;
  }
}
