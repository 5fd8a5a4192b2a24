import { t } from '@lingui/core/macro';
import type { menuItems } from 'contract/content';
import { Combobox, Field } from 'shared-ui';
import { type InputsProps, useFormField } from 'shared-ui/form';
import { branchOf, type MenuNode, nodesBelow, parentsFor, trailOf } from './menu-nodes';
import { useMenuNodes } from './use-menu';

type MenuItems = typeof menuItems;

const room = 10;

/** The parent of an item. Under a new parent it becomes the last child. */
export function ParentField({ form }: InputsProps<MenuItems>) {
  const nodes = useMenuNodes() ?? [];
  const parent = useFormField<MenuItems, string>({
    form,
    name: 'parentId',
    label: t`Below`,
    help: t`Empty for an entry of the menu itself.`,
  });
  const order = useFormField<MenuItems, number>({
    form,
    name: 'order',
    label: t({ message: 'Position', context: 'order' }),
  });
  const id = form.record?._id;
  const branch = id === undefined ? [] : branchOf(nodes, id);
  const options = parentsFor(nodes, branch[0]?.height ?? 1)
    .filter((node) => !branch.includes(node))
    .map((node) => ({ value: node._id, label: trailOf(nodes, node) }));

  function choose(parentId: string | null) {
    parent.change(parentId);
    if (form.record !== undefined) order.change(lastPlace(nodes, parentId));
  }
  return (
    <Field {...parent.fieldProps}>
      <Combobox
        label={t`Menu items`}
        placeholder={t`None: the menu itself`}
        options={options}
        value={options.find(({ value }) => value === parent.value) ?? null}
        onValueChange={(option) => choose(option?.value ?? null)}
      />
    </Field>
  );
}

function lastPlace(nodes: readonly MenuNode[], parentId: string | null) {
  return Math.max(0, ...nodesBelow(nodes, parentId).map(({ order }) => order)) + room;
}
