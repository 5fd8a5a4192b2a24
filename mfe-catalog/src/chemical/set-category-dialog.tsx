import { chemicals } from 'contract/catalog';
import { useState } from 'react';
import { Button, Dialog } from 'shared-ui';
import { InputGrid } from 'shared-ui/form';
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
  const { one, many } = chemicals.label;
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title="Set category"
      description={`For ${count} ${count === 1 ? one : many}, in place of the category each has now.`}
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
          <Button disabled={choice.categoryId === null} onClick={() => onChoose(choice)}>
            Set category
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
