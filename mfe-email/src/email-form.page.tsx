import { t } from '@lingui/core/macro';
import { emailEndpoints } from 'contract/email';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button, Card, PageHeader } from 'shared-ui';
import { LackingNote, usePermission } from 'shared-ui/client';
import { arrivalIn } from './compose/arrival';
import { ComposeForm } from './compose/compose-form';
import { useDraft } from './compose/use-draft';
import { useFillIn } from './compose/use-fill-in';
import { BatchProgress, batchIn } from './outbox/batch-progress';
import { Outbox } from './outbox/outbox';
import { filteredAddress, outboxSearch, showOutbox, withParameter } from './outbox/outbox-address';
import { emailFormHref } from './routes';

function EmailFormPage() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const [isOutboxSought, setIsOutboxSought] = useState(false);
  const batchId = batchIn(address);
  return (
    <>
      <PageHeader
        title={t`Send email`}
        description={t`Write to customers, suppliers or everyone who trades a chemical.`}
        actions={
          <Button variant="outline" onClick={showOutbox}>
            {t`Outbox`}
          </Button>
        }
      />
      {batchId === undefined ? null : (
        <BatchProgress
          key={batchId}
          id={batchId}
          hrefOf={(status) => outboxSearch({ batchId, status })}
          onClose={() => void navigate(withParameter(address, 'batch', undefined))}
        />
      )}
      <Card>
        <Writing onOutboxSought={() => setIsOutboxSought(true)} />
      </Card>
      {isTakenOver(address) ? <Outbox isSought={isOutboxSought} /> : null}
    </>
  );
}

interface WritingProps {
  /** Called when the URL has filters for the outbox. */
  onOutboxSought: () => void;
}

/** The form as its own component, so that typing does not re-render the rest of the page. */
function Writing({ onOutboxSought }: WritingProps) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const mail = useDraft();
  const { draft, change } = mail;
  const fillIn = useFillIn({ draft, change });
  const maySend = usePermission(emailEndpoints.send.needs);

  const arrive = useEffectEvent(() => {
    if (isTakenOver(address)) return;
    const arrival = arrivalIn(address);
    const rest = arrival?.rest ?? address;
    const next = filteredAddress(rest).toString();
    if (next !== rest.toString()) onOutboxSought();
    if (arrival !== undefined) {
      change(arrival.draft);
      if (arrival.templateId !== undefined) void fillIn(arrival.templateId, arrival.draft);
    }
    void navigate(`?${next}`, { replace: true, preventScrollReset: true });
  });
  // Moves the URL's parameters into the form and the outbox, and removes them from the URL.
  useEffect(() => arrive(), [address]);

  if (!maySend) return <LackingNote to={emailEndpoints.send} />;
  return (
    <ComposeForm
      {...mail}
      onTemplate={(id) => void fillIn(id)}
      onSent={({ batchId }) => {
        mail.clear();
        void navigate(emailFormHref({ batchId }));
      }}
    />
  );
}

/** Whether the URL has no parameters left for the form or the outbox. */
function isTakenOver(address: URLSearchParams) {
  return (
    arrivalIn(address) === undefined && filteredAddress(address).toString() === address.toString()
  );
}

export { EmailFormPage as Component };
