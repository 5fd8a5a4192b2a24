import { t } from '@lingui/core/macro';
import type { chemicals } from 'contract/catalog';
import { Field, FilesDrop, Input } from 'shared-ui';
import { type InputsProps, RowsField } from 'shared-ui/form';
import { StoredImage } from './stored-image';

/** A picture in the form; its alt text may be missing. */
interface ImageDraft {
  file: string;
  alt: string | null;
}

/** The chemical's pictures; each uploads when chosen, and is linked on save. */
export function ImagesField({ form }: InputsProps<typeof chemicals>) {
  return (
    <RowsField<typeof chemicals, ImageDraft>
      form={form}
      name="images"
      label={t`Images`}
      help={t`The first one is the main picture. Drag a picture to another place, or move it by the arrows.`}
      isOrdered
      rowLabel={(_image, index) => t`image ${{ place: index + 1 }}`}
      renderAdder={(add) => (
        <FilesDrop kind="image" onStored={({ name }) => add({ file: name, alt: null })} />
      )}
    >
      {({ row, change, cell }) => (
        <>
          <StoredImage name={row.file} />
          <Field
            label={t`Text in place of the picture`}
            help={t`What it shows, for those who cannot see it.`}
            {...cell('alt')}
            isRequired
          >
            <Input
              value={row.alt ?? ''}
              onChange={({ target }) => change({ alt: target.value === '' ? null : target.value })}
            />
          </Field>
        </>
      )}
    </RowsField>
  );
}
