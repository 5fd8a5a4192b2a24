import { t } from '@lingui/core/macro';
import type { CategoryLevel } from 'contract/catalog';
import type { ResourceFormController } from 'shared-ui/form';
import type { AnyResource, FieldOf } from 'shared-ui/resource';
import { useFormField } from 'shared-ui/form';
import { useCategoryTree } from '../common/use-category-tree';
import { nodesIn, nodesOf, parentsFor } from './category-nodes';
import { ParentPicker } from './parent-picker';

interface ParentFieldProps<R extends AnyResource> {
  form: ResourceFormController<R>;
  name: FieldOf<R, string>;
  /** The field that holds its place among the others there. */
  order: FieldOf<R, number>;
  level: CategoryLevel;
}

/** The parent of a category. In a new parent it becomes the last child. */
export function ParentField<R extends AnyResource>(props: ParentFieldProps<R>) {
  const { form, name, level } = props;
  const nodes = nodesOf(useCategoryTree().data ?? []);
  const parent = useFormField<R, string>({
    form,
    name,
    label: t`In`,
    help: t`Its chemicals move along, and its old address leads to the new one.`,
  });
  const order = useFormField<R, number>({
    form,
    name: props.order,
    label: t({ message: 'Position', context: 'order' }),
  });
  return (
    <ParentPicker
      field={parent.fieldProps}
      parents={parentsFor(nodes, level)}
      value={parent.value}
      onValueChange={(id) => {
        parent.change(id);
        order.change(nodesIn(nodes, id).length);
      }}
    />
  );
}
