/** The values of a record of any resource, by field. Code that knows the resource has `RecordOf` and `DraftOf`. */
export type FieldValues = Record<string, unknown>;
