import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { policyEndpoints, PolicyKind } from 'contract/content';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { token } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import styled from 'styled-components';
import { useListHref } from '../navigation/use-record-pages';
import { ButtonLink } from './step-link';

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`;

const names = {
  get privacy() {
    return t`Privacy policy`;
  },
  get terms() {
    return t`Terms and conditions`;
  },
  get imprint() {
    return t`Imprint`;
  },
} as const satisfies Record<PolicyKind, string>;

const paths = {
  privacy: '/privacypolicy-terms',
  terms: '/terms-and-conditions-form',
  imprint: '/imprint-form',
} as const satisfies Record<PolicyKind, string>;

/** The legal pages; each form offers a text to begin with. */
export function LegalStep() {
  const api = useApi();
  const hasPages = useListHref()('policy') !== undefined;
  const { data: written = [] } = useQuery({
    queryKey: ['writtenPolicies'],
    queryFn: async ({ signal }) => (await api.call(policyEndpoints.written, { signal })).data,
    refetchOnMount: 'always',
  });
  if (!hasPages) return null;
  return (
    <Links>
      {PolicyKind.options.map((kind) => (
        <ButtonLink key={kind} to={paths[kind]}>
          {names[kind]}
          {written.some((one) => one.kind === kind) ? (
            <CircleCheck aria-label={t`is written`} />
          ) : (
            <ArrowRight aria-hidden="true" />
          )}
        </ButtonLink>
      ))}
    </Links>
  );
}
