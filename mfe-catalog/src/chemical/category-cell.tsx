import { TextCell, token } from 'shared-ui';
import styled from 'styled-components';
import { categoryPath, type CategoryChoice } from './category-tree';
import { useCategoryTree } from '../common/use-category-tree';

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
