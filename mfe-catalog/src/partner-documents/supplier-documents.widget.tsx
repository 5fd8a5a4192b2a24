import { DocumentsPanel } from './documents-panel';

export function Component({ id }: { readonly id: string }) {
  return <DocumentsPanel kind="supplier" id={id} />;
}
