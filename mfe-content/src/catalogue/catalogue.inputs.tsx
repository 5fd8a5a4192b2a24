import type { catalogues } from 'contract/content';
import {
  FileField,
  FlagField,
  FormSection,
  type InputsProps,
  NumberField,
  PictureField,
  TextareaField,
  TextField,
} from 'shared-ui/form';

export function CatalogueInputs({ form }: InputsProps<typeof catalogues>) {
  return (
    <>
      <FormSection title="Catalogue" description="What it is and when it was printed.">
        <TextField form={form} name="title" label="Title" />
        <NumberField form={form} name="year" label="Year" />
        <div data-wide>
          <TextareaField form={form} name="description" label="Description" rows={3} />
        </div>
        <FlagField
          form={form}
          name="active"
          label="Shown on the site"
          help="Visitors find and download it."
        />
      </FormSection>
      <FormSection title="Document" description="A PDF, as it was printed.">
        <div data-wide>
          <FileField
            form={form}
            name="file"
            label="Document"
            hint="PDF, at most 25 MB."
            kind="document"
          />
        </div>
      </FormSection>
      <FormSection title="Cover" description="Shown beside the title.">
        <div data-wide>
          <PictureField form={form} name="cover" label="Cover" />
        </div>
      </FormSection>
    </>
  );
}
