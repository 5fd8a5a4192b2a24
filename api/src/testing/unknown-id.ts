/** A well-formed id of no record. */
export const unknownId = '01a1fcd9-7cc7-78e7-a12e-28167c8dfcc6';
