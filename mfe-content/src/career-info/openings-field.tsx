import { t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import { Button } from 'shared-ui';
import { type InputsProps, RowsField } from 'shared-ui/form';
import type { careersPage } from '../common/careers-page';
import { type OpeningDraft, OpeningRow } from './opening-row';

const blank: OpeningDraft = {
  title: '',
  location: null,
  employmentType: null,
  description: null,
  active: true,
};

/** The openings: rows to add, reorder, open and close. */
export function OpeningsField({ form }: InputsProps<typeof careersPage>) {
  return (
    <RowsField<typeof careersPage, OpeningDraft>
      form={form}
      name="openings"
      label={t`Openings`}
      isOrdered
      rowLabel={({ title }, index) => (title === '' ? t`opening ${{ number: index + 1 }}` : title)}
      renderAdder={(add) => (
        <Button variant="outline" onClick={() => add(blank)}>
          <Plus /> {t`Add an opening`}
        </Button>
      )}
    >
      {(editor) => <OpeningRow key={editor.row._id} {...editor} />}
    </RowsField>
  );
}
