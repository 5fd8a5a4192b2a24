export { type ListPatch, type ListState } from './resource/list-state';
export { type Page, resourceCalls } from './resource/resource-calls';
export { refreshResource, resourceKeys } from './client/resource-keys';
export {
  type AnyResource,
  type FieldOf,
  type FilterOf,
  type RecordOf,
  type RowOf,
  type SortOf,
  type ValuesOf,
} from './resource/resource-types';
export { singleRecord, type SingleRecordCalls } from './resource/single-record';
export { lastListSearch, useListReturn } from './resource/list-return';
export { type BulkActionsProps, type RowSelection } from './resource/row-selection';
export { useBulk } from './job/use-bulk';
export { type Action, useAction } from './action/use-action';
export { useCall } from './action/use-call';
export { type AddressPatch, type PageAddress, useAddress } from './resource/use-address';
export { type FigureItem, FigureList, BarList } from './resource/figure-list';
export { PanelList } from './resource/panel-list';
export { PanelPages } from './resource/panel-pages';
export { QueryContent } from './resource/query-content';
export { useAllRows, useLoadedRows } from './resource/use-all-rows';
export { LongList } from './resource/long-list';
export { type LongListAnswer, useLongList } from './resource/use-long-list';
export { titleOf, useReferenceOptions } from './resource/use-reference-options';
export { type ListContent, type ResourceList, useResourceList } from './resource/use-resource-list';
export { type ResourceAccess, useResourceAccess } from './resource/use-resource-access';
export { useResourceRecord } from './resource/use-resource-record';
export { useResourceRemove } from './trash/use-resource-remove';
export { type RecordActionsOptions, useRecordActions } from './trash/use-record-actions';
