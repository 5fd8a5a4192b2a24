import { t } from '@lingui/core/macro';
import type { Category } from 'contract/catalog';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Card, PageHeader } from 'shared-ui';
import { FormSection } from 'shared-ui/form';
import { words } from 'shared-ui/i18n';
import { levelBelow, levelResources } from './category-levels';
import { nodesOf, pathWords } from './category-nodes';
import { type Draft, NewCategoryForm } from './new-category-form';
import { ParentPicker } from './parent-picker';
import { WithTree } from './with-tree';

function CategoryFormPage() {
  return <WithTree>{(tree) => <NewCategory tree={tree} />}</WithTree>;
}

interface NewCategoryProps {
  tree: readonly Category[];
}

/** What it stands in decides its level, and with it the form; what was typed goes along from one to the other. */
function NewCategory({ tree }: NewCategoryProps) {
  const [address, setAddress] = useSearchParams();
  const [round, setRound] = useState(0);
  const draft = useRef<Draft>({});
  const nodes = nodesOf(tree);
  const parents = nodes.filter(({ level }) => levelBelow(level) !== undefined);
  const parent = parents.find(({ id }) => id === address.get('parent'));
  const level = parent === undefined ? 'category' : (levelBelow(parent.level) ?? 'category');
  const one = words(levelResources[level].label.one);
  return (
    <>
      <PageHeader
        title={t`New ${one}`}
        description={
          parent === undefined
            ? t`A category of the first level, or one in another.`
            : t`In ${{ path: pathWords(parent) }}`
        }
      />
      <Card>
        <FormSection
          title={t({ message: 'Place', context: 'order' })}
          description={t`What it stands in decides its level.`}
        >
          <div data-wide>
            <ParentPicker
              field={{ label: t`In`, help: t`Empty for a category of the first level.` }}
              parents={parents}
              placeholder={t`None: the first level`}
              value={parent?.id ?? null}
              onValueChange={(id) =>
                setAddress(id === null ? {} : { parent: id }, { replace: true })
              }
            />
          </div>
        </FormSection>
        <NewCategoryForm
          key={`${parent?.id} ${round}`}
          level={level}
          parent={parent}
          order={nodes.filter(({ parentId }) => parentId === (parent?.id ?? null)).length}
          draft={draft}
          onNext={() => setRound(round + 1)}
        />
      </Card>
    </>
  );
}

export { CategoryFormPage as Component };
