import { plural, t } from '@lingui/core/macro';
import { FolderTree } from 'lucide-react';
import { useState } from 'react';
import { Button, token } from 'shared-ui';
import { numberText } from 'shared-ui/table';
import styled from 'styled-components';
import { CheckLine } from './check-line';
import { StepLink } from './step-link';
import { useCreateCategories, useProposedCategories } from './use-proposed-categories';

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: ${token.space[2]} ${token.space[4]};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`;

/** Categories by the types of the chemicals that are in none. */
export function CategoriesStep() {
  const proposals = useProposedCategories() ?? [];
  const [left, setLeft] = useState<readonly string[]>([]);
  const create = useCreateCategories();
  const chosen = proposals.filter(({ name }) => !left.includes(name));
  return (
    <>
      {proposals.length === 0 ? null : <p>{t`Proposed by the types of your chemicals:`}</p>}
      <Choices>
        {proposals.map(({ name, chemicalIds }) => (
          <CheckLine
            key={name}
            isChecked={!left.includes(name)}
            onChange={(isChosen) =>
              setLeft(isChosen ? left.filter((one) => one !== name) : [...left, name])
            }
          >
            {name} ({numberText(chemicalIds.length)})
          </CheckLine>
        ))}
      </Choices>
      <Row>
        {chosen.length === 0 ? null : (
          <Button isLoading={create.isBusy} onClick={() => void create.run(chosen)}>
            <FolderTree aria-hidden="true" />
            {t`${plural(chosen.length, { one: 'Create # category', other: 'Create # categories' })}`}
          </Button>
        )}
        <StepLink item="category" text={t`Make your own`} />
      </Row>
    </>
  );
}
