import { t } from '@lingui/core/macro';
import { dateText, dayOf } from 'contract';
import type { policies } from 'contract/content';
import { Button, HintNote } from 'shared-ui';
import type { InputsProps } from 'shared-ui/form';

/** Asks from which day a text that is being changed is in force, as long as its day stays as it was. */
export function PolicyDay({ form }: InputsProps<typeof policies>) {
  const { dirtyFields } = form.fields.formState;
  const day = form.fields.watch('effectiveFrom');
  const isChanged = dirtyFields.content === true || dirtyFields.title === true;
  if (!isChanged || dirtyFields.effectiveFrom === true || !day) return null;
  return (
    <HintNote>
      <span>
        {t`The changed text stays “In force from ${{ day: dateText(day) }}”.`}{' '}
        <Button
          size="sm"
          variant="outline"
          onClick={() =>
            form.fields.setValue('effectiveFrom', dayOf(Date.now()), { shouldDirty: true })
          }
        >
          {t`In force from today`}
        </Button>
      </span>
    </HintNote>
  );
}
