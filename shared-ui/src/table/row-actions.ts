import type { AnyResource, RowOf } from '../resource/resource-types';

/** The actions of a row; absent ones are not offered. */
export interface RowActions<R extends AnyResource> {
  /** Whether the record's form is read only for the user, or for everybody. */
  isReadOnly: boolean;
  /** The address of the record's page; the record's name links to it. */
  hrefOf?: ((row: RowOf<R>) => string) | undefined;
  onEdit?: ((row: RowOf<R>) => void) | undefined;
  /** Shows the row in full beside the list. */
  onPeek?: ((row: RowOf<R>) => void) | undefined;
  onDuplicate?: ((row: RowOf<R>) => void) | undefined;
  onHistory?: ((row: RowOf<R>) => void) | undefined;
  onRemove?: ((row: RowOf<R>) => void) | undefined;
}
