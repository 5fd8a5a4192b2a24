/** A column with texts that a secret box has encrypted. */
export interface BoxedColumn {
  readonly table: string;
  readonly column: string;
  /** The primary key. */
  readonly key: string;
  /** The column whose value says for whom a box was sealed; the key when left out. */
  readonly ownerColumn?: string;
  /** The owner that a value stands for; the value itself when left out. */
  readonly owner?: (value: string) => string;
}
