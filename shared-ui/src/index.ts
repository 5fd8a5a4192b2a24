export { type ColorName, darkColors, lightColors } from './tokens/color-table';
export { contrast, readableOn } from './tokens/contrast';
export { fontFaceRules, FontFaces, type FontUrls } from './tokens/font-faces';
export { GlobalStyle } from './tokens/global-style';
export { busyLine, busyList, focusRing, inputBox, popupItem, popupPanel } from './tokens/mixins';
export { setStyleNonce, styleNonce } from './tokens/style-nonce';
export { type ThemeChoice, chooseTheme, themeScript, themeStorageKey } from './tokens/theme';
export { breakpoint, token } from './tokens/token';
export { useTheme } from './tokens/use-theme';
export { UiProvider, type UiProviderProps } from './provider/ui-provider';
export { UiScope, type UiScopeProps } from './provider/ui-scope';
export { AlertDialog, type AlertDialogProps } from './parts/alert-dialog/alert-dialog';
export {
  dismissToast,
  type PageAction,
  type Question,
  type RecordHrefs,
  type RecordPlace,
  setRecordPlaces,
  showToast,
  type Toast,
  type ToastTone,
  undoDuration,
  useAnnouncedActions,
  useAnnouncedHeading,
  usePageActions,
  usePageHeading,
  useRecordHrefs,
  useSlot,
  type Widget,
} from 'panel-runtime';
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
export { type ComboboxParts, matchCount, useCombobox } from './parts/combobox/use-combobox';
export { Chip, MultiCombobox, type MultiComboboxProps } from './parts/combobox/multi-combobox';
export { type OptionSource } from './parts/combobox/use-options';
export { CopyButton, type CopyButtonProps } from './parts/copy-button/copy-button';
export { DateInput, type DateInputProps } from './parts/date-input/date-input';
export { DateTimeInput, type DateTimeInputProps } from './parts/date-input/date-time-input';
export { unreadableDate } from './parts/date-input/use-typed-date';
export { DecimalInput, type DecimalInputProps } from './parts/decimal-input/decimal-input';
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
export { ErrorBox, type ErrorBoxProps, useRefusalFocus } from './parts/error-state/error-box';
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
export {
  TransportLabelImage,
  type TransportLabelImageProps,
} from './parts/transport-label-image/transport-label-image';
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
export { LinkTabs, type LinkTabsProps } from './parts/tabs/link-tabs';
export { type Tab, Tabs, type TabsProps } from './parts/tabs/tabs';
export { Textarea, type TextareaProps } from './parts/textarea/textarea';
export { Tooltip, type TooltipProps } from './parts/tooltip/tooltip';
export { VisuallyHidden } from './parts/visually-hidden/visually-hidden';
export { FileInput, type FileInputProps } from './parts/file-input/file-input';
export { FileDrop, type FileDropProps } from './parts/file-input/file-drop';
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
export { isKeyTaken, turnSingleKeys, useSingleKeys } from './shortcut/single-keys';
export { useEscape } from './shortcut/use-escape';
export { saveFile } from './client/save-file';
export { useDownload } from './action/use-download';
export { bytesText } from './text/bytes-text';
export { timeZoneOption, timeZoneOptions } from './parts/select/time-zones';
export { phoneHref } from './phone/phone-href';
export { usePhoneText } from './phone/phone-text';
export { WorldMap } from './map/lazy-world-map';
export { type Layout, LayoutSwitch } from './navigation/layout-switch';
export { statusShade } from './tokens/status-shade';
export { type PastedStructure, pastedStructure } from './structure/pasted-structure';
export { copiedCells, pastedCells } from './text/pasted-cells';
export { useSettled } from './hooks/use-settled';
export { useSteady } from './hooks/use-steady';
