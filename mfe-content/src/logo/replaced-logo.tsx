import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { companyLogos, type LogoVariant } from 'contract/content';
import { dateText } from 'contract';
import { HintNote } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { type InputsProps, useFormValue } from 'shared-ui/form';
import { resourceCalls, resourceKeys } from 'shared-ui/resource';
import styled from 'styled-components';
import { LogoStage } from './logo-stage';

type Logos = typeof companyLogos;

const Replaced = styled.span`
  display: grid;
  gap: 0.5rem;
`;

/** A note on which logo the one in the form will replace; renders nothing if none. */
export function ReplacedLogo({ form }: InputsProps<Logos>) {
  const variant = useFormValue<Logos, LogoVariant>(form, 'variant');
  const isActive = useFormValue<Logos, boolean>(form, 'active') ?? false;
  const replaced = useActiveLogo(isActive ? variant : null);
  if (replaced === undefined || replaced._id === form.record?._id) return null;
  return (
    <HintNote>
      <Replaced>
        {t`This takes the place of the one stored on ${{ day: dateText(replaced.createdAt) }}, which is kept but no longer shown.`}
        <LogoStage logo={replaced} isSmall />
      </Replaced>
    </HintNote>
  );
}

/** The active logo of a variant; undefined while loading, without one, or for null. */
function useActiveLogo(variant: LogoVariant | null) {
  const api = useApi();
  const query = { variant, pageSize: 100 };
  const { data } = useQuery({
    queryKey: resourceKeys.list(companyLogos, query),
    queryFn: ({ signal }) => resourceCalls(api, companyLogos).list(query, signal),
    enabled: variant !== null,
  });
  return variant === null ? undefined : data?.data.find(({ active }) => active);
}
