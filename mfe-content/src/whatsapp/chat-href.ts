/** The URL that opens a WhatsApp chat with a message filled in, as the site's button does. */
export function chatHref({ number, greeting }: { number: string; greeting: string | null }) {
  const address = new URL(`https://wa.me/${number.replace(/\D/g, '')}`);
  if (greeting !== null) address.searchParams.set('text', greeting);
  return address.href;
}
