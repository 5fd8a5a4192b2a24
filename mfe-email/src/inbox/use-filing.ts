import { type MailMessage, mailMessageEndpoints, mailMessages } from 'contract/email';
import { inquiries } from 'contract/inquiry';
import { useNavigate } from 'react-router-dom';
import { useApi } from 'shared-ui/client';
import { resourceCalls, useAction, useCall } from 'shared-ui/resource';
import { inboxHref } from '../routes';

const refresh = [mailMessages, inquiries];
/** Characters of a name, a subject and a text that an inquiry takes. */
const limits = { name: 120, subject: 200, message: 10_000 };

/** What is done with a message: attached, made an inquiry of, or put elsewhere. The list then shows nothing beside it. */
export function useFiling(message: MailMessage) {
  const api = useApi();
  const navigate = useNavigate();
  const { _id: id, state } = message;
  const onSuccess = () => void navigate(inboxHref({ state }), { preventScrollReset: true });
  const attachCall = useCall(mailMessageEndpoints.attach, {
    success: 'Attached to the inquiry',
    failure: 'Not attached',
    refresh,
    onSuccess,
  });
  const sortCall = useCall(mailMessageEndpoints.sort, {
    success: ({ data }) => sorted[data.state],
    failure: 'Not moved',
    refresh,
    onSuccess,
  });
  const makeAction = useAction(
    async () => {
      const inquiry = await resourceCalls(api, inquiries).add(inquiryOf(message));
      await api.call(mailMessageEndpoints.attach, { id, body: { inquiryId: inquiry._id } });
      return inquiry;
    },
    {
      success: ({ number }) => `${number} was made of the message`,
      failure: 'No inquiry was made',
      refresh,
      onSuccess,
    },
  );
  return {
    attach: (inquiryId: MailMessage['inquiryId'] & string) =>
      void attachCall.run({ id, body: { inquiryId } }),
    sort: (to: 'tray' | 'spam' | 'notOurs') => void sortCall.run({ id, body: { state: to } }),
    make: () => void makeAction.run(),
    isBusy: attachCall.isBusy || sortCall.isBusy || makeAction.isBusy,
  };
}

const sorted = {
  tray: 'Back to be filed',
  spam: 'Among spam, as further mail of the sender',
  notOurs: 'Put aside',
  attached: 'Attached',
} as const;

function inquiryOf({ fromName, fromAddress, subject, text, customerId }: MailMessage) {
  const cutTo = (words: string, max: number) => words.slice(0, max).trim();
  return {
    contactName: cutTo(fromName || fromAddress, limits.name) || 'Unknown sender',
    ...(fromAddress !== '' && { email: fromAddress }),
    ...(subject !== '' && { subject: cutTo(subject, limits.subject) }),
    ...(text !== '' && { message: cutTo(text, limits.message) }),
    ...(customerId !== null && { customerId }),
  };
}
