/** The address that opens WhatsApp with a message to a number, as the site's button does. */
export function chatHref({ number, greeting }: { number: string; greeting: string | null }) {
  const address = new URL(`https://wa.me/${number.replace(/\D/g, '')}`);
  if (greeting !== null) address.searchParams.set('text', greeting);
  return address.href;
}
