export { ErrorBox, type ErrorBoxProps, useRefusalFocus } from './parts/error-state/error-box';
export { ChoiceField, type ChoiceFieldProps } from './form/fields/choice-field';
export { ChoicesField, type ChoicesFieldProps } from './form/fields/choices-field';
export { CountryField, type CountryFieldProps } from './form/fields/country-field';
export { countryName, countryOptions } from './text/country-name';
export { ComboboxField, type ComboboxFieldProps } from './form/fields/combobox-field';
export { DateField, type DateFieldProps } from './form/fields/date-field';
export { DecimalField } from './form/fields/decimal-field';
export { FileField, type FileFieldProps } from './form/fields/file-field';
export { FlagField, type FlagFieldProps } from './form/fields/flag-field';
export { LetterLanguageField, letterLanguageOptions } from './form/fields/letter-language-field';
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
export { targetOfCopy } from './form/target-of-copy';
export { useLeaveGuard } from './form/use-leave-guard';
export { hasUnsavedChanges } from 'panel-runtime';
export { DraftNote, type DraftNoteProps } from './form/draft-note';
export type { DraftOffer } from './form/use-draft';
export { type DraftState, useDraftState } from './form/use-draft-state';
export { type FormFieldProps, useFormField, useFormValue } from './form/use-form-field';
export { type SaveIntent } from './form/use-form-save';
export { useRecordDialog } from './form/use-record-dialog';
export { type ResourceFormController, useResourceForm } from './form/use-resource-form';
export { valueText } from './form/value-text';
