/** A number as it was typed may hold anything: what can be dialled of it; undefined where nothing can. */
export function phoneHref(phone: string): string | undefined {
  const dialled = phone.replace(/[^\d+]/g, '');
  return dialled === '' ? undefined : `tel:${dialled}`;
}
