import { MailsPanel } from './mails-panel';

export function Component({ id }: { readonly id: string }) {
  return <MailsPanel kind="customer" id={id} />;
}
