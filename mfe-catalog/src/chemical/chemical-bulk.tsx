import { type Chemical, chemicals, type PublishStatus } from 'contract';
import { EyeOff, FolderTree, Globe } from 'lucide-react';
import { useState } from 'react';
import { Button, type RowOf, token, useBulkUpdate } from 'shared-ui';
import styled from 'styled-components';
import type { CategoryChoice } from './category-tree';
import { SetCategoryDialog } from './set-category-dialog';

const Progress = styled.label`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  font-variant-numeric: tabular-nums;

  & > progress {
    width: 9rem;
    height: 0.5rem;
    accent-color: ${token.color.brand};
  }
`;

const verbs: Readonly<Record<PublishStatus, string>> = {
  published: 'published',
  draft: 'unpublished',
};

interface ChemicalBulkProps {
  rows: readonly RowOf<typeof chemicals>[];
  onDone: () => void;
}

/** What can be done with the selected chemicals, beside deleting them. */
export function ChemicalBulk({ rows, onDone }: ChemicalBulkProps) {
  const bulk = useBulkUpdate(chemicals);
  const [isChoosing, setIsChoosing] = useState(false);

  async function setStatus(status: Chemical['status']) {
    const others = rows.filter((row) => row.status !== status);
    const { failed } = await bulk.run({ rows: others, values: { status }, verb: verbs[status] });
    if (failed.length === 0) onDone();
  }
  async function setCategory(choice: CategoryChoice) {
    setIsChoosing(false);
    const { failed } = await bulk.run({ rows, values: choice, verb: 'moved' });
    if (failed.length === 0) onDone();
  }
  if (bulk.progress !== undefined) {
    const { done, total } = bulk.progress;
    return (
      <Progress>
        <progress value={done} max={total} />
        {done} of {total}
      </Progress>
    );
  }
  const canBe = (status: PublishStatus) => rows.some((row) => row.status !== status);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        disabled={!canBe('published')}
        onClick={() => void setStatus('published')}
      >
        <Globe /> Publish
      </Button>
      <Button
        variant="outline"
        size="sm"
        disabled={!canBe('draft')}
        onClick={() => void setStatus('draft')}
      >
        <EyeOff /> Unpublish
      </Button>
      <Button variant="outline" size="sm" onClick={() => setIsChoosing(true)}>
        <FolderTree /> Set category
      </Button>
      {isChoosing ? (
        <SetCategoryDialog
          count={rows.length}
          onCancel={() => setIsChoosing(false)}
          onChoose={(choice) => void setCategory(choice)}
        />
      ) : null}
    </>
  );
}
