import { AnyId } from 'contract';
import { NewEmail } from 'contract/email';
import { blankDraft, type Draft } from './draft';
import { addressesIn } from './parse-addresses';

const names = ['to', 'customer', 'supplier', 'chemical', 'linked', 'inquiry', 'template'] as const;

/** What a URL prefills. */
export interface Arrival {
  readonly draft: Draft;
  /** The template to fill in. */
  readonly templateId: string | undefined;
  /** The URL's other parameters. */
  readonly rest: URLSearchParams;
}

/** The draft that a URL prefills; undefined when it has no parameter for it. */
export function arrivalIn(address: URLSearchParams): Arrival | undefined {
  if (!names.some((name) => address.has(name))) return undefined;
  const rest = new URLSearchParams(address);
  for (const name of names) rest.delete(name);
  const idsOf = (name: string) =>
    address.getAll(name).flatMap((id) => AnyId.safeParse(id).data ?? []);
  const named = (_id: string) => ({ _id, name: null });
  const blank = blankDraft();
  return {
    draft: {
      ...blank,
      to: address.getAll('to').flatMap(addressesIn),
      customers: idsOf('customer').map(named),
      suppliers: idsOf('supplier').map(named),
      chemicalId: idsOf('chemical')[0] ?? null,
      linked: NewEmail.shape.linked.safeParse(address.get('linked') ?? undefined).data ?? 'none',
      inquiryId: idsOf('inquiry')[0] ?? null,
    },
    templateId: idsOf('template')[0],
    rest,
  };
}
