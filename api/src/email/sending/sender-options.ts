/** Options of the sender; times in seconds unless stated otherwise. */
export interface SenderOptions {
  /** Milliseconds between two polls for due messages. */
  readonly pause: number;
  /** Milliseconds between two sweeps for abandoned messages and ended sendings. */
  readonly sweep: number;
  /** Concurrent deliveries of a process to one server. A killed process leaves up to this many in state unknown. */
  readonly atOnce: number;
  /** Without renewal for this long, messages in delivery count as interrupted. */
  readonly lease: number;
  /** Delays before each retry of a temporarily refused message; after the last one it fails. */
  readonly waits: readonly number[];
  /** Pause of an unreachable server: `first`, then twice as long each time, up to `longest`. */
  readonly serverPause: { readonly first: number; readonly max: number };
  /** Messages without a usable server for this long fail. */
  readonly patience: number;
  /** Milliseconds that a stop waits for deliveries in progress. */
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
  serverPause: { first: 15, max: 15 * minute },
  patience: 24 * hour,
  farewell: 10_000,
};
