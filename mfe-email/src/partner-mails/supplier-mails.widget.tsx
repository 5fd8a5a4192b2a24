import { MailsPanel } from './mails-panel';

export function Component({ id }: { readonly id: string }) {
  return <MailsPanel kind="supplier" id={id} />;
}
