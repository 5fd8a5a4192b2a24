import { t } from '@lingui/core/macro';
import type { mailServers } from 'contract/email';
import { ErrorState, Skeleton } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import { FormSection, type InputsProps } from 'shared-ui/form';
import { DkimKeyFacts } from './dkim-key-facts';
import { NewDkimKey } from './new-dkim-key';
import { useDkimKey } from './use-dkim-key';

/** The signature of a stored server's messages; renders nothing for a new one. */
export function DkimSection({ form }: InputsProps<typeof mailServers>) {
  const { record } = form;
  if (record === undefined) return null;
  return (
    <FormSection
      title={t`Signature (DKIM)`}
      description={t`Receivers see that messages are from your domain.`}
    >
      <div data-wide>
        <Signature id={record._id} domain={record.fromAddress.replace(/^.*@/, '')} />
      </div>
    </FormSection>
  );
}

function Signature({ id, domain }: { id: string; domain: string }) {
  const actions = useDkimKey(id);
  const { key, error } = actions;
  if (error !== null) {
    return <ErrorState title={t`The key could not be loaded`}>{messageOf(error)}</ErrorState>;
  }
  if (key === undefined) return <Skeleton height="4rem" />;
  if (key === null) return <NewDkimKey domain={domain} make={actions.make} />;
  return <DkimKeyFacts dkimKey={key} actions={actions} />;
}
