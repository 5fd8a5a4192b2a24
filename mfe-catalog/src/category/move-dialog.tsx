import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button, Combobox, Dialog, Field, type Option, token } from 'shared-ui';
import styled from 'styled-components';
import type { TreePosition } from './category-moves';
import { type CategoryNode, nodesIn, parentsFor, pathWords } from './category-nodes';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

interface MoveDialogProps {
  nodes: readonly CategoryNode[];
  node: CategoryNode;
  onCancel: () => void;
  onMove: (place: TreePosition) => void;
}

/** Asks where a category shall stand: the way to move it without dragging. */
export function MoveDialog({ nodes, node, onCancel, onMove }: MoveDialogProps) {
  const [parentId, setParentId] = useState(node.parentId);
  const [index, setIndex] = useState(node.index);
  const parents = parentsFor(nodes, node.level).map(optionOf);
  const others = nodesIn(nodes, parentId).filter(({ id }) => id !== node.id);
  const positions = positionsAmong(others);
  const isWhole = parents.length === 0 || parentId !== null;

  function chooseParent(option: Option | null) {
    const id = option?.value ?? null;
    setParentId(id);
    setIndex(nodesIn(nodes, id).filter((other) => other.id !== node.id).length);
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onCancel}
      title={t`Move ${{ name: node.name }}`}
      description={
        parents.length === 0
          ? t`Where it stands among the categories.`
          : t`Its chemicals move along, and its old address leads to the new one.`
      }
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            {t`Cancel`}
          </Button>
          <Button disabled={!isWhole} onClick={() => onMove({ parentId, index })}>
            {t`Move`}
          </Button>
        </>
      }
    >
      <Stack>
        {parents.length === 0 ? null : (
          <Field label={t`In`} isRequired>
            <Combobox
              label={t`In`}
              options={parents}
              value={parents.find(({ value }) => value === parentId) ?? null}
              onValueChange={chooseParent}
            />
          </Field>
        )}
        <Field label={t({ message: 'Position', context: 'order' })}>
          <Combobox
            label={t({ message: 'Position', context: 'order' })}
            options={positions}
            disabled={!isWhole}
            value={positions[index] ?? null}
            onValueChange={(option) => setIndex(Number(option?.value ?? others.length))}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}

function optionOf(node: CategoryNode): Option {
  return { value: node.id, label: pathWords(node) };
}

function positionsAmong(others: readonly CategoryNode[]): Option[] {
  const after = others.map(({ name }, index) => ({
    value: String(index + 1),
    label: index === others.length - 1 ? t`Last, after ${name}` : t`After ${name}`,
  }));
  return [{ value: '0', label: t`First` }, ...after];
}
