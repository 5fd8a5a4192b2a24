import type { AnyResource, RowOf } from '../resource/resource-types';

/** What can be done with a row; what is left out is not offered. */
export interface RowActions<R extends AnyResource> {
  /** The address of the record's own page; its name becomes a link. */
  hrefOf?: ((row: RowOf<R>) => string) | undefined;
  onEdit?: ((row: RowOf<R>) => void) | undefined;
  onDuplicate?: ((row: RowOf<R>) => void) | undefined;
  onHistory?: ((row: RowOf<R>) => void) | undefined;
  onRemove?: ((row: RowOf<R>) => void) | undefined;
}
