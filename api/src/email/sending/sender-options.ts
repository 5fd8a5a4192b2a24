/** How mail is sent; times in seconds unless they say otherwise. */
export interface SenderOptions {
  /** Milliseconds between two looks for what is due. */
  readonly pause: number;
  /** Milliseconds between two looks for what was left behind, and for sendings that have ended. */
  readonly sweep: number;
  /** Messages that a process hands over to one server at a time. A killed process leaves so many in an unknown state. */
  readonly atOnce: number;
  /** Unless it is renewed for so long, what was being sent counts as broken off. */
  readonly lease: number;
  /** The waits before a message is tried again that the server did not take; after the last it has failed. */
  readonly waits: readonly number[];
  /** A server that cannot be reached is left alone for the first, and twice as long each time, up to the last. */
  readonly serverPause: { readonly first: number; readonly longest: number };
  /** Messages that found no way out for so long have failed. */
  readonly patience: number;
  /** Milliseconds that a stop waits for what is on its way. */
  readonly farewell: number;
}

const minute = 60;
const hour = 60 * minute;

export const usualSending: SenderOptions = {
  pause: 500,
  sweep: 5_000,
  atOnce: 20,
  lease: 30,
  waits: [minute, 5 * minute, 15 * minute, hour, 4 * hour],
  serverPause: { first: 15, longest: 15 * minute },
  patience: 24 * hour,
  farewell: 10_000,
};
