import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { type StartItem, startListEndpoints } from 'contract/staff';
import { ExternalLink } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Card, EmptyState, PageHeader, Skeleton, token, VisuallyHidden } from 'shared-ui';
import { useCall } from 'shared-ui/resource';
import styled from 'styled-components';
import { useStartItems } from '../dashboard/use-start-list';
import { SetUpStep } from './set-up-step';

/** The steps before a site is shown, in their order. The others are for the days after. */
const steps: readonly StartItem[] = [
  'company',
  'logo',
  'contact',
  'mail-server',
  'chemical',
  'category',
  'menu',
  'legal',
  'colleague',
  'live',
];

const Steps = styled.ol`
  padding: 0;
  list-style: none;

  & > li + li {
    border-top: 1px solid ${token.color.border};
  }
`;

/** Leads through the first hour of a company: what is done is read from its records. */
function SetUpPage() {
  const { items, refetch } = useStartItems();
  const [query, setQuery] = useSearchParams();
  const skip = useCall(startListEndpoints.skip, { onSuccess: () => refetch() });
  if (items === undefined) return <Skeleton width="100%" height="30rem" />;
  const shown = steps.flatMap((step) => items.find(({ item }) => item === step) ?? []);
  const open = shown.filter(({ isDone, isSkipped }) => !isDone && !isSkipped);
  const current = query.get('step') ?? open[0]?.item;
  if (shown.length === 0) {
    return (
      <>
        <PageHeader title={t`Set up`} />
        <EmptyState title={t`The set-up is closed`}>
          {t`Everything in it stands in the menu of the panel.`}
        </EmptyState>
      </>
    );
  }

  function show(step: string) {
    setQuery({ step: step === current ? '' : step }, { replace: true, preventScrollReset: true });
  }
  return (
    <>
      <PageHeader
        title={t`Set up your company`}
        description={
          open.length === 0
            ? t`All steps are done or left out.`
            : t`${{ count: shown.length - open.length }} of ${{ count2: shown.length }} done. Leave it at any time: it goes on where you left it.`
        }
        actions={<SiteLink />}
      />
      <Card>
        <Steps>
          {shown.map((step, index) => (
            <SetUpStep
              key={step.item}
              {...step}
              number={index + 1}
              isOpen={step.item === current}
              onToggle={() => show(step.item)}
              onSkip={(isSkipped) => {
                setQuery({}, { replace: true, preventScrollReset: true });
                void skip.run({ body: { item: step.item, isSkipped } });
              }}
            />
          ))}
        </Steps>
      </Card>
    </>
  );
}

function SiteLink() {
  return (
    <a href={siteRoutes.home} target="_blank" rel="noreferrer">
      {t`Look at the site`} <ExternalLink size={14} aria-hidden="true" />
      <VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>
    </a>
  );
}

export { SetUpPage as Component };
