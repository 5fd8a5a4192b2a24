import { t } from '@lingui/core/macro';
import { type SupplierRequest, supplierRequestEndpoints, supplierRequests } from 'contract/inquiry';
import { FilePlus2, Send, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, lazyPart, useAnnouncedActions } from 'shared-ui';
import { Permitted, usePermission } from 'shared-ui/client';
import { useCall, useResourceRemove } from 'shared-ui/resource';
import { editInquiryHref, editSupplierRequestHref } from '../routes';

const SendDialog = lazyPart(
  () => t`Asking suppliers`,
  async () => (await import('./send-request-dialog')).SendRequestDialog,
);

/** What can be done with a request in its state. */
export function RequestActions({ request }: { request: SupplierRequest }) {
  const { state } = request;
  const [isSending, setIsSending] = useState(false);
  const mayAsk = usePermission(supplierRequestEndpoints.send.needs);
  const isOpen = state !== 'ended';
  useAnnouncedActions(
    mayAsk && isOpen ? [{ label: t`Ask suppliers`, run: () => setIsSending(true) }] : [],
  );
  return (
    <>
      {isOpen ? (
        <Permitted to={supplierRequestEndpoints.send}>
          <Button
            variant={state === 'draft' ? 'default' : 'outline'}
            onClick={() => setIsSending(true)}
          >
            <Send /> {state === 'draft' ? t`Send` : t`Ask others`}
          </Button>
        </Permitted>
      ) : null}
      {state === 'draft' ? <DeleteButton request={request} /> : <NextButton request={request} />}
      <Suspense fallback={null}>
        {isSending ? <SendDialog request={request} onClose={() => setIsSending(false)} /> : null}
      </Suspense>
    </>
  );
}

function DeleteButton({ request }: { request: SupplierRequest }) {
  const navigate = useNavigate();
  const onRemoved = () => void navigate(editInquiryHref(request.inquiryId));
  const remove = useResourceRemove(supplierRequests, { onRemoved });
  return (
    <Permitted to={supplierRequests.endpoints.remove}>
      <Button variant="outline" onClick={() => void remove(request)}>
        <Trash2 /> {t`Delete`}
      </Button>
    </Permitted>
  );
}

function NextButton({ request: { _id: id } }: { request: SupplierRequest }) {
  const navigate = useNavigate();
  const { run, isBusy } = useCall(supplierRequestEndpoints.next, {
    failure: t`No version was made`,
    refresh: [supplierRequests],
    onSuccess: ({ data }) => void navigate(editSupplierRequestHref(data._id)),
  });
  return (
    <Permitted to={supplierRequestEndpoints.next}>
      <Button variant="outline" isLoading={isBusy} onClick={() => void run({ id })}>
        <FilePlus2 /> {t`Next version`}
      </Button>
    </Permitted>
  );
}
