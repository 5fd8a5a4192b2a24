import { t } from '@lingui/core/macro';
import { type MailMessage, mailMessageEndpoints, mailMessages } from 'contract/email';
import { inquiries, mailOrderEndpoints } from 'contract/inquiry';
import { useNavigate } from 'react-router-dom';
import { useCall } from 'shared-ui/resource';
import { inboxHref } from '../routes';

const refresh = [mailMessages, inquiries];
/** What is done with a message: attached, or put elsewhere. The list then shows nothing beside it. */
export function useFiling(message: MailMessage) {
  const navigate = useNavigate();
  const { _id: id, state } = message;
  const onSuccess = () => void navigate(inboxHref({ state }), { preventScrollReset: true });
  const attachCall = useCall(mailMessageEndpoints.attach, {
    success: t`Attached to the inquiry`,
    failure: t`Not attached`,
    refresh,
    onSuccess,
  });
  const sortCall = useCall(mailMessageEndpoints.sort, {
    success: ({ data }) => sorted[data.state],
    failure: t`Not moved`,
    refresh,
    onSuccess,
  });
  const takeBackCall = useCall(mailOrderEndpoints.takeBack, {
    success: t`Back to be filed; the inquiry is in the trash`,
    failure: t`Not taken back`,
    refresh,
    onSuccess,
  });
  return {
    takeBack: () => void takeBackCall.run({ id }),
    attach: (inquiryId: MailMessage['inquiryId'] & string) =>
      void attachCall.run({ id, body: { inquiryId } }),
    sort: (to: 'tray' | 'spam' | 'notOurs') => void sortCall.run({ id, body: { state: to } }),
    isBusy: attachCall.isBusy || sortCall.isBusy || takeBackCall.isBusy,
  };
}

const sorted = {
  get tray() {
    return t`Back to be filed`;
  },
  get spam() {
    return t`Among spam, as further mail of the sender`;
  },
  get notOurs() {
    return t`Put aside`;
  },
  get attached() {
    return t`Attached`;
  },
} as const;
