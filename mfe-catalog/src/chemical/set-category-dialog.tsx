import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button, Dialog } from 'shared-ui';
import { InputGrid } from 'shared-ui/form';
import { numberText } from 'shared-ui/table';
import { CategoryPicker } from './category-picker';
import type { CategoryChoice } from './category-tree';

const nowhere: CategoryChoice = { categoryId: null, subCategoryId: null, subSubCategoryId: null };

interface SetCategoryDialogProps {
  count: number;
  onCancel: () => void;
  onChoose: (choice: CategoryChoice) => void;
}

/** Asks for the category of the selected chemicals. */
export function SetCategoryDialog({ count, onCancel, onChoose }: SetCategoryDialogProps) {
  const [choice, setChoice] = useState(nowhere);
  const shown = numberText(count);
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title={t`Set category`}
      description={t`${plural(count, {
        one: `For ${shown} chemical, in place of the category it has now.`,
        other: `For ${shown} chemicals, in place of the category each has now.`,
      })}`}
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            {t`Cancel`}
          </Button>
          <Button disabled={choice.categoryId === null} onClick={() => onChoose(choice)}>
            {t`Set category`}
          </Button>
        </>
      }
    >
      <InputGrid>
        <CategoryPicker value={choice} onValueChange={setChoice} />
      </InputGrid>
    </Dialog>
  );
}
