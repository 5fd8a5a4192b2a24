/** The `tel:` link of a number as typed; undefined when it cannot be dialled. */
export function phoneHref(phone: string): string | undefined {
  const dialled = phone.replace(/[^\d+]/g, '');
  return dialled === '' ? undefined : `tel:${dialled}`;
}
