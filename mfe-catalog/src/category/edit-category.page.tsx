import { t } from '@lingui/core/macro';
import { categories, subCategories, subSubCategories } from 'contract/catalog';
import { ExternalLink, FlaskConical, SearchX } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Button, Card, EmptyState, PageHeader } from 'shared-ui';
import { RecordForm, type SaveIntent } from 'shared-ui/form';
import { words } from 'shared-ui/i18n';
import { categoryPageHref, categoryTreeHref, chemicalTableHref, editCategoryHref } from '../routes';
import { levelResources } from './category-levels';
import { type CategoryNode, nodesOf } from './category-nodes';
import { CategoryInputs, SubCategoryInputs, SubSubCategoryInputs } from './category.inputs';
import { useCategorySaved } from './use-category-saved';
import { WithTree } from './with-tree';

function EditCategoryPage() {
  const { categoryId = '', subCategoryId, subSubCategoryId } = useParams();
  const ids = [categoryId, subCategoryId, subSubCategoryId].filter((id) => id !== undefined);
  return (
    <WithTree>
      {(tree) => {
        const nodes = nodesOf(tree);
        const node = nodes.find(({ id, path }) => id === ids.at(-1) && path.length === ids.length);
        if (node === undefined) return <NoSuchCategory />;
        return (
          <EditCategory
            key={node.id}
            node={node}
            nodes={nodes}
            requestedHref={editCategoryHref(ids)}
          />
        );
      }}
    </WithTree>
  );
}

interface LevelFormProps {
  node: CategoryNode;
  nodes: readonly CategoryNode[];
}

interface EditCategoryProps extends LevelFormProps {
  /** The address that was opened. */
  requestedHref: string;
}

function EditCategory({ node, nodes, requestedHref }: EditCategoryProps) {
  const navigate = useNavigate();
  const ids = idsOf(node);
  const correct = useEffectEvent(() => {
    const href = editCategoryHref(ids);
    if (href !== requestedHref) void navigate(href, { replace: true, preventScrollReset: true });
  });
  // Puts the address right, once: it may name a place where the category stood before.
  useEffect(() => correct(), []);
  const above = node.path.slice(0, -1).map(({ name }) => name);
  return (
    <>
      <PageHeader
        title={node.name}
        description={
          above.length === 0
            ? t`A category of the first level`
            : t`In ${{ path: above.join(' › ') }}`
        }
        actions={
          <>
            <Button variant="outline" asChild>
              <Link to={chemicalTableHref({ categoryIds: ids })}>
                <FlaskConical /> {t`Chemicals in it`}
              </Link>
            </Button>
            <Button variant="outline" asChild>
              <a
                href={categoryPageHref(node.path.map(({ segment }) => segment))}
                target="_blank"
                rel="noreferrer"
              >
                <ExternalLink /> {t`View on the website`}
              </a>
            </Button>
          </>
        }
      />
      <Card>
        <LevelForm node={node} nodes={nodes} />
      </Card>
    </>
  );
}

/** The form of the level that the category is of. */
function LevelForm({ node, nodes }: LevelFormProps) {
  const navigate = useNavigate();
  const saved = useCategorySaved();
  const shared = {
    target: { kind: 'edit', id: node.id } as const,
    onCancel: () => void navigate(categoryTreeHref()),
  };
  const savedIn = (parentId: string, intent: SaveIntent) => {
    const parent = nodes.find(({ id }) => id === parentId);
    saved({ aboveIds: parent === undefined ? [] : idsOf(parent), intent });
  };
  switch (node.level) {
    case 'category':
      return (
        <RecordForm
          {...shared}
          resource={categories}
          Inputs={CategoryInputs}
          onSaved={(_record, intent) => saved({ aboveIds: [], intent })}
        />
      );
    case 'subCategory':
      return (
        <RecordForm
          {...shared}
          resource={subCategories}
          Inputs={SubCategoryInputs}
          onSaved={({ categoryId }, intent) => savedIn(categoryId, intent)}
        />
      );
    case 'subSubCategory':
      return (
        <RecordForm
          {...shared}
          resource={subSubCategories}
          Inputs={SubSubCategoryInputs}
          onSaved={({ subCategoryId }, intent) => savedIn(subCategoryId, intent)}
        />
      );
    default:
      return node.level satisfies never;
  }
}

function NoSuchCategory() {
  return (
    <>
      <PageHeader title={t`Category not found`} />
      <EmptyState
        title={t`There is no such ${{ one: words(levelResources.category.label.one) }}`}
        icon={<SearchX />}
        action={
          <Button asChild>
            <Link to={categoryTreeHref()}>{t`All categories`}</Link>
          </Button>
        }
      >
        {t`It may have been deleted, or the address is not whole. What was deleted can be taken out of the trash for 30 days.`}
      </EmptyState>
    </>
  );
}

function idsOf({ path }: CategoryNode) {
  return path.map(({ id }) => id);
}

export { EditCategoryPage as Component };
