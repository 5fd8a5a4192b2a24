import type { Chemical, PublishStatus } from 'contract';
import { displayFormula } from 'contract/chemistry';
import { Badge, FormulaText, TextCell, token } from 'shared-ui';
import styled from 'styled-components';
import { categoryPath, type CategoryChoice } from './category-tree';
import { useTypeOptions } from './use-all-rows';
import { useCategoryTree } from './use-category-tree';

const Path = styled.span`
  display: block;
  max-width: 14rem;
  overflow: hidden;
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
  text-overflow: ellipsis;
  white-space: nowrap;

  & > strong {
    display: block;
    overflow: hidden;
    text-overflow: inherit;
    color: ${token.color.text};
    font-weight: ${token.weight.normal};
  }
`;

const Number = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

interface CategoryCellProps {
  choice: CategoryChoice;
}

/** The innermost category, with those it stands in below it. */
export function CategoryCell({ choice }: CategoryCellProps) {
  const { data } = useCategoryTree();
  const path = categoryPath(data ?? [], choice);
  const innermost = path.at(-1);
  if (innermost === undefined) return <TextCell value={null} />;
  return (
    <Path title={path.join(' › ')}>
      <strong>{innermost}</strong>
      {path.slice(0, -1).join(' › ')}
    </Path>
  );
}

interface TypesCellProps {
  ids: Chemical['typeIds'];
}

/** The names of a chemical's types. */
export function TypesCell({ ids }: TypesCellProps) {
  const options = useTypeOptions();
  const names = options.filter(({ value }) => ids.some((id) => id === value));
  return <TextCell value={names.map(({ label }) => label).join(', ')} />;
}

interface FormulaCellProps {
  formula: Chemical['formula'];
}

/** A formula as chemists write it. */
export function FormulaCell({ formula }: FormulaCellProps) {
  if (formula === null) return <TextCell value={null} />;
  return <FormulaText formula={displayFormula(formula)} />;
}

interface RegistryNumberCellProps {
  value: string | null;
}

/** A CAS or EC number on one line. */
export function RegistryNumberCell({ value }: RegistryNumberCellProps) {
  return value === null ? <TextCell value={null} /> : <Number>{value}</Number>;
}

interface StatusBadgeProps {
  status: PublishStatus;
}

/** Whether visitors see it. */
export function StatusBadge({ status }: StatusBadgeProps) {
  return status === 'published' ? <Badge tone="success">Published</Badge> : <Badge>Draft</Badge>;
}
