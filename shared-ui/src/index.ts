export { type ColorName, darkColors, lightColors } from './tokens/color-table';
export { contrast, readableOn } from './tokens/contrast';
export { FontFaces, type FontUrls } from './tokens/font-faces';
export { GlobalStyle } from './tokens/global-style';
export { focusRing, inputBox, popupItem, popupPanel } from './tokens/mixins';
export { setStyleNonce, styleNonce } from './tokens/style-nonce';
export { type ThemeChoice, chooseTheme, themeScript, themeStorageKey } from './tokens/theme';
export { breakpoint, token } from './tokens/token';
export { useTheme } from './tokens/use-theme';

export { UiProvider, type UiProviderProps } from './provider/ui-provider';
export { UiScope, type UiScopeProps } from './provider/ui-scope';

export {
  AlertDialog,
  type AlertDialogProps,
  type Question,
} from './parts/alert-dialog/alert-dialog';
export { useConfirm } from './parts/alert-dialog/confirm-provider';
export { Avatar, type AvatarProps } from './parts/avatar/avatar';
export { Badge, type BadgeProps, type BadgeTone } from './parts/badge/badge';
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './parts/breadcrumb/breadcrumb';
export { Button, type ButtonProps } from './parts/button/button';
export { type ButtonSize, type ButtonVariant } from './parts/button/button-styles';
export { Card, type CardProps } from './parts/card/card';
export { Checkbox, type CheckboxProps } from './parts/checkbox/checkbox';
export { Combobox, type ComboboxProps } from './parts/combobox/combobox';
export { ComboboxBox } from './parts/combobox/combobox-box';
export { Chip, MultiCombobox, type MultiComboboxProps } from './parts/combobox/multi-combobox';
export { type OptionSource } from './parts/combobox/use-options';
export { DateInput, type DateInputProps } from './parts/date-input/date-input';
export { DateTimeInput, type DateTimeInputProps } from './parts/date-input/date-time-input';
export { unreadableDate } from './parts/date-input/use-typed-date';
export { Dialog, type DialogProps } from './parts/dialog/dialog';
export { usePortalContainer } from './parts/dialog/portal-container';
export {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  type DropdownMenuCheckboxItemProps,
  DropdownMenuItem,
  type DropdownMenuItemProps,
  DropdownMenuLabel,
  type DropdownMenuProps,
  DropdownMenuSeparator,
} from './parts/dropdown-menu/dropdown-menu';
export { EmptyState, type EmptyStateProps } from './parts/empty-state/empty-state';
export { ErrorState, type ErrorStateProps } from './parts/error-state/error-state';
export { lazyPart } from './parts/part-boundary/lazy-part';
export { PartBoundary, type PartBoundaryProps } from './parts/part-boundary/part-boundary';
export { Fact, FactList, type FactProps, FactText } from './parts/fact-list/fact-list';
export { Field, type FieldProps } from './parts/field/field';
export { type FieldControl, useFieldControl } from './parts/field/field-context';
export {
  GhsPictogramImage,
  type GhsPictogramImageProps,
} from './parts/ghs-pictogram-image/ghs-pictogram-image';
export { IconButton, type IconButtonProps } from './parts/icon-button/icon-button';
export { Input, type InputProps } from './parts/input/input';
export { HintNote, type HintNoteProps } from './parts/hint-note/hint-note';
export { Kbd } from './parts/kbd/kbd';
export { Label, type LabelProps } from './parts/label/label';
export { NumberInput, type NumberInputProps } from './parts/number-input/number-input';
export { Pagination, type PaginationProps } from './parts/pagination/pagination';
export { Popover, type PopoverProps } from './parts/popover/popover';
export { RadioGroup, type RadioGroupProps } from './parts/radio-group/radio-group';
export { RichText, type RichTextProps } from './parts/rich-text/rich-text';
export { ScrollArea, type ScrollAreaProps } from './parts/scroll-area/scroll-area';
export { type Option } from './parts/select/option';
export { Select, type SelectProps } from './parts/select/select';
export { Sheet, type SheetProps } from './parts/sheet/sheet';
export { PendingName } from './parts/skeleton/pending-name';
export { Skeleton, type SkeletonProps } from './parts/skeleton/skeleton';
export { Spinner, type SpinnerProps } from './parts/spinner/spinner';
export { Switch, type SwitchProps } from './parts/switch/switch';
export { type Tab, Tabs, type TabsProps } from './parts/tabs/tabs';
export { Textarea, type TextareaProps } from './parts/textarea/textarea';
export {
  dismissToast,
  showToast,
  type Toast,
  type ToastTone,
  undoDuration,
} from './parts/toast/toast';
export { Tooltip, type TooltipProps } from './parts/tooltip/tooltip';
export { VisuallyHidden } from './parts/visually-hidden/visually-hidden';
export { FileInput, type FileInputProps } from './parts/file-input/file-input';
export { FileButton, type FileButtonProps } from './parts/file-input/file-button';
export { takenFiles } from './parts/file-input/file-kinds';
export { FilesDrop, type FilesDropProps } from './parts/file-input/files-drop';
export { FormulaText, type FormulaTextProps } from './parts/formula-text/formula-text';
export { PageHeader, type PageHeaderProps } from './parts/page-header/page-header';
export { FocalPointDialog, type FocalPointDialogProps } from './parts/picture/focal-point-dialog';
export { mediaFacts } from './parts/picture/media-facts';
export { MediaGrid, type MediaGridProps } from './parts/picture/media-grid';
export { MediaGridSkeleton } from './parts/picture/media-grid-skeleton';
export { mediaKeys, refreshMedia } from './parts/picture/media-keys';
export { MediaPicture, type MediaPictureProps } from './parts/picture/media-picture';
export { PictureThumb, type PictureThumbProps } from './parts/picture/picture-thumb';
export {
  asRichText,
  type RichTextHandle,
  RichTextInput,
  type RichTextInputProps,
} from './parts/rich-text-input/rich-text-input';
export {
  StructurePicture,
  type StructurePictureProps,
} from './parts/structure-picture/structure-picture';
export { StaffFileLink, type StaffFileLinkProps } from './parts/staff-file/staff-file-link';
export { StaffImage, type StaffImageProps } from './parts/staff-file/staff-image';
export { TagsInput, type TagsInputProps } from './parts/tags-input/tags-input';

export { ApiError, type ApiErrorCode, messageOf } from './client/api-error';
export { ApiProvider, type ApiProviderProps, useApi } from './client/api-provider';
export {
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  createApiClient,
  type Download,
  tokenCookie,
} from './client/create-api-client';
export { createQueryClient } from './client/create-query-client';

export { type ListPatch, type ListState } from './resource/list-state';
export { type Page, resourceCalls } from './resource/resource-calls';
export { refreshResource, resourceKeys } from './resource/resource-keys';
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
export { isKeyTaken, turnSingleKeys, useSingleKeys } from './shortcut/single-keys';
export { useEscape } from './shortcut/use-escape';
export { useAnnouncedHeading, usePageHeading } from './navigation/page-heading';
export { type BulkActionsProps, type RowSelection } from './resource/row-selection';
export { useBulk } from './resource/use-bulk';
export { useAllRows, useLoadedRows } from './resource/use-all-rows';
export { ListFilters, type ListFiltersProps } from './table/list-filters';
export { FootFrame, FootPages } from './table/foot-frame';
export { type LongListAnswer, useLongList } from './resource/use-long-list';
export { titleOf, useReferenceOptions } from './resource/use-reference-options';
export { type ListContent, type ResourceList, useResourceList } from './resource/use-resource-list';
export { useResourceRecord } from './resource/use-resource-record';
export { useResourceRemove } from './resource/use-resource-remove';

export { DateCell, type DateCellProps } from './table/cells/date-cell';
export { FlagCell, type FlagCellProps } from './table/cells/flag-cell';
export { NumberCell, type NumberCellProps } from './table/cells/number-cell';
export { TextCell, type TextCellProps } from './table/cells/text-cell';
export { TwoLines } from './table/cells/two-lines';
export { PendingCell } from './table/cells/pending-cell';
export { ChoiceFilter, type ChoiceFilterProps, filterPatch } from './table/choice-filter';
export { clearedFilters } from './table/cleared-filters';
export { CountryFilter, type CountryFilterProps } from './table/country-filter';
export { DayFilter, type DayFilterProps } from './table/day-filter';
export { FilterField, type FilterFieldProps } from './table/filter-field';
export { ReferenceFilter, type ReferenceFilterProps } from './table/reference-filter';
export { type Column, type Columns } from './table/column';
export { dayOf, endOfDay } from './table/days';
export { saveFile } from './export/save-file';
export { ErrorBox, type ErrorBoxProps, useRefusalFocus } from './form/error-box';
export { dateText, dateTimeText } from 'contract';
export { countText, numberText } from './table/format';
export { ResourceTable, type ResourceTableProps } from './table/resource-table';
export { type Suggestions } from './table/use-suggestions';
export { ListBar, type ListBarProps } from './table/list-bar';
export { RowList } from './table/row-list';
export { SearchBox, type SearchBoxProps } from './table/search-box';
export { useIsNarrow } from './table/use-is-narrow';
export { type ListKeys, useListKeys } from './table/use-list-keys';

export { ChoiceField, type ChoiceFieldProps } from './form/fields/choice-field';
export { ChoicesField, type ChoicesFieldProps } from './form/fields/choices-field';
export {
  CountryField,
  type CountryFieldProps,
  countryName,
  countryOptions,
} from './form/fields/country-field';
export { DateField, type DateFieldProps } from './form/fields/date-field';
export { FileField, type FileFieldProps } from './form/fields/file-field';
export { FlagField, type FlagFieldProps } from './form/fields/flag-field';
export { MapPointField, type MapPointFieldProps } from './form/fields/map-point-field';
export { NumberField, type NumberFieldProps } from './form/fields/number-field';
export { PhoneField, type PhoneFieldProps } from './form/fields/phone-field';
export { PhonesField, type PhonesFieldProps } from './form/fields/phones-field';
export { PictureField, type PictureFieldProps } from './form/fields/picture-field';
export { ReferenceField, type ReferenceFieldProps } from './form/fields/reference-field';
export { ReferencesField, type ReferencesFieldProps } from './form/fields/references-field';
export { RichTextField, type RichTextFieldProps } from './form/fields/rich-text-field';
export { type RowEditor, RowsField, type RowsFieldProps } from './form/fields/rows-field';
export { StaffFilesField, type StaffFilesFieldProps } from './form/fields/staff-files-field';
export { SeoFields, type SeoFieldsProps } from './form/fields/seo-fields';
export { SlugField, type SlugFieldProps } from './form/fields/slug-field';
export { TagsField, type TagsFieldProps } from './form/fields/tags-field';
export { TextField, type TextFieldProps } from './form/fields/text-field';
export { TextareaField, type TextareaFieldProps } from './form/fields/textarea-field';
export { FormCard } from './form/form-card';
export { FormSection, type FormSectionProps, InputGrid } from './form/form-section';
export { RecordDialog, type RecordDialogProps } from './form/record-dialog';
export {
  type FormTarget,
  type InputsProps,
  RecordForm,
  type RecordFormProps,
} from './form/record-form';
export { ResourceForm, type ResourceFormProps } from './form/resource-form';
export { SectionNav, type SectionNavProps } from './form/section-nav';
export { useLeaveGuard } from './form/use-leave-guard';
export { hasUnsavedChanges } from './form/unsaved-changes';
export { type FormFieldProps, useFormField, useFormValue } from './form/use-form-field';
export { type SaveIntent } from './form/use-form-save';
export { useRecordDialog } from './form/use-record-dialog';
export { type ResourceFormController, useResourceForm } from './form/use-resource-form';
export { valueText } from './form/value-text';
export { bytesText } from './export/bytes-text';
export { HistorySheet, type HistorySheetProps } from './history/history-sheet';
export { RecordVersions, type RecordVersionsProps } from './history/record-versions';
export { RecordChanges, type RecordChangesProps } from './history/record-changes';

export { phoneHref } from './phone/phone-href';
export { usePhoneText } from './phone/phone-text';
export { MoveItems, type MoveItemsProps } from './order/move-items';
export { type Point, usePointerDrag } from './order/use-pointer-drag';
export { type ListOrder, useOrderedList } from './order/use-ordered-list';
export { useRecordOrder } from './order/use-record-order';
export { WorldMap } from './map/lazy-world-map';
export { MailDialog, type MailDialogProps } from './mail/mail-dialog';
export { quietStyle, quietStyles } from './mail/quiet-styles';
export { MailFrame, type MailFrameProps } from './mail/mail-frame';
export { mailRefreshAfter, MailStatus, type MailStatusProps } from './mail/mail-status';
export { JobProgress, type JobProgressProps } from './job/job-progress';
export { useJob } from './job/use-job';
export { ImportPanel, type ImportPanelProps, useOpenImport } from './import/import-panel';
export { type Layout, LayoutSwitch } from './navigation/layout-switch';
export { statusShade } from './tokens/status-shade';
export {
  type RecordHrefs,
  type RecordPlace,
  setRecordPlaces,
  useRecordHrefs,
} from './navigation/record-places';
export { type PastedStructure, pastedStructure } from './structure/pasted-structure';
export { useSettled } from './use-settled';
export { useSteady } from './use-steady';
