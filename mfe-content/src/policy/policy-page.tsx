import { policies, policyEndpoints, type PolicyKind } from 'contract/content';
import { useState } from 'react';
import { Card, PageHeader } from 'shared-ui';
import { type InputsProps, RecordForm } from 'shared-ui/form';
import { singleRecord } from 'shared-ui/resource';
import { SitePageLink } from '../common/site-page-link';
import { PolicyInputs } from './policy.inputs';

const privacy = singleRecord(policies, { ...policyEndpoints, query: { kind: 'privacy' } });
const terms = singleRecord(policies, { ...policyEndpoints, query: { kind: 'terms' } });
const imprint = singleRecord(policies, { ...policyEndpoints, query: { kind: 'imprint' } });
const byKind = { privacy, terms, imprint } as const satisfies Record<PolicyKind, unknown>;

type Inputs = InputsProps<typeof policies>;

const inputsOf = {
  privacy: (props: Inputs) => <PolicyInputs {...props} kind="privacy" />,
  terms: (props: Inputs) => <PolicyInputs {...props} kind="terms" />,
  imprint: (props: Inputs) => <PolicyInputs {...props} kind="imprint" />,
} as const;

interface PolicyPageProps {
  kind: PolicyKind;
  title: string;
  /** Its page on the site. */
  path: string;
}

/** A policy: its text and former versions. */
export function PolicyPage({ kind, title, path }: PolicyPageProps) {
  const [round, setRound] = useState(0);
  return (
    <>
      <PageHeader title={title} description={<SitePageLink path={path} />} />
      <Card>
        <RecordForm
          key={round}
          resource={byKind[kind]}
          target={{ kind: 'edit', id: kind }}
          Inputs={inputsOf[kind]}
          canSaveAndNew={false}
          onCancel={() => setRound(round + 1)}
        />
      </Card>
    </>
  );
}
