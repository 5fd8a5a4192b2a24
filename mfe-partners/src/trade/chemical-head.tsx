import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { chemicals, structureEndpoints } from 'contract/catalog';
import { ErrorState, Skeleton, StructurePicture, token, VisuallyHidden } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
import { resourceKeys, useResourceRecord } from 'shared-ui/resource';
import styled from 'styled-components';
import { ChemicalLine } from '../common/chemical-line';

const Head = styled.section`
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  min-height: 5.5rem;
  margin-bottom: ${token.space[5]};

  & h2 {
    min-width: 0;
    font-size: ${token.text.xl};
  }
`;

const Frame = styled.div`
  flex: none;
  display: grid;
  place-items: center;
  width: 7.5rem;
  height: 5.5rem;
  padding: ${token.space[1]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  overflow: hidden;

  & > svg {
    max-width: 7rem;
    max-height: 5rem;
  }
`;

interface ChemicalHeadProps {
  id: string;
}

/** The chemical's name and picture; fetches its record and structure in parallel. */
export function ChemicalHead({ id }: ChemicalHeadProps) {
  const { data: chemical, error, refetch } = useResourceRecord(chemicals, id);
  const picture = usePicture(id);
  if (error !== null) {
    return (
      <ErrorState title={t`The chemical could not be loaded`} onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  return (
    <Head aria-label={t`Chemical`} aria-busy={chemical === undefined}>
      {picture === undefined ? null : (
        <Frame>
          <StructurePicture {...picture} />
        </Frame>
      )}
      <h2>
        {chemical === undefined ? (
          <>
            <VisuallyHidden>{t`Chemical`}</VisuallyHidden>
            <Skeleton width="14rem" height="1.5rem" />
          </>
        ) : (
          <ChemicalLine chemical={chemical} />
        )}
      </h2>
    </Head>
  );
}

function usePicture(id: string) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: [...resourceKeys.all(chemicals), 'picture', id],
    queryFn: ({ signal }) =>
      api.call(structureEndpoints.pictures, { query: { ids: id }, asStaff: true, signal }),
  });
  return data?.data[0];
}
