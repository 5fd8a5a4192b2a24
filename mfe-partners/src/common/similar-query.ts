/** The form values that duplicate keys are made from. */
export interface KnownOfPartner {
  readonly companyName: string | null;
  readonly taxNumber: string | null;
  readonly emails: readonly string[] | null;
  readonly phones: readonly string[] | null;
  readonly whatsapp: string | null;
}

const minNameLength = 3;
const maxListLength = 1000;

/** The parameters of the request for similar partners; undefined when too little is filled in. */
export function similarParameters(
  known: KnownOfPartner,
): Readonly<Record<string, string>> | undefined {
  const name = (known.companyName ?? '').trim();
  const phones = [...(known.phones ?? []), known.whatsapp ?? ''];
  const given = {
    companyName: name.length < minNameLength ? '' : name.slice(0, 200),
    taxNumber: (known.taxNumber ?? '').trim().slice(0, 40),
    emails: joined((known.emails ?? []).filter((email) => email.includes('@'))),
    phones: joined(phones.filter((phone) => phone.startsWith('+'))),
  };
  const filled = Object.entries(given).filter(([, value]) => value !== '');
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}

/** Joined by commas, up to the length that the contract allows. */
function joined(values: readonly string[]) {
  return values.reduce((text, value) => {
    const next = text === '' ? value : `${text},${value}`;
    return next.length > maxListLength ? text : next;
  }, '');
}
