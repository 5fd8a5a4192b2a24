/** What a form holds of what partners are recognised by. */
export interface KnownOfPartner {
  readonly companyName: string | null;
  readonly taxNumber: string | null;
  readonly emails: readonly string[] | null;
  readonly phones: readonly string[] | null;
  readonly whatsapp: string | null;
}

const shortestName = 3;
const longestList = 1000;

/** The question for what is known, or undefined while too little is. */
export function similarParameters(
  known: KnownOfPartner,
): Readonly<Record<string, string>> | undefined {
  const name = (known.companyName ?? '').trim();
  const phones = [...(known.phones ?? []), known.whatsapp ?? ''];
  const given = {
    companyName: name.length < shortestName ? '' : name.slice(0, 200),
    taxNumber: (known.taxNumber ?? '').trim().slice(0, 40),
    emails: joined((known.emails ?? []).filter((email) => email.includes('@'))),
    phones: joined(phones.filter((phone) => phone.startsWith('+'))),
  };
  const filled = Object.entries(given).filter(([, value]) => value !== '');
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}

/** As many as the contract takes. */
function joined(values: readonly string[]) {
  return values.reduce((text, value) => {
    const next = text === '' ? value : `${text},${value}`;
    return next.length > longestList ? text : next;
  }, '');
}
