/** What an operator has to know of a part: a process with a part that is not well answers requests all the same. */
export interface HealthPart {
  readonly isWell: boolean;
  readonly detail: string;
}
