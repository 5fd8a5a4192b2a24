import type { Header } from 'postal-mime';

const automaticPrecedence = ['auto_reply', 'auto-reply', 'bulk', 'junk'];

/**
 * Whether a machine answered (RFC 3834 and what was usual before it). A subject never says so: customers write "Out of
 * office supplies".
 */
export function isAutomatic(headers: readonly Header[]): boolean {
  const value = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const submitted = value('auto-submitted');
  if (submitted !== undefined && submitted.split(';', 1)[0]?.trim() !== 'no') return true;
  if (['x-autoreply', 'x-autorespond'].some((name) => !['no', undefined].includes(value(name))))
    return true;
  if (automaticPrecedence.includes(value('precedence') ?? '')) return true;
  return value('return-path') === '<>';
}

/** Whether it is a notification that a mail was shown or deleted (RFC 8098). */
export function isReceipt(headers: readonly Header[]): boolean {
  const type = headers.find(({ key }) => key === 'content-type')?.value.toLowerCase() ?? '';
  return type.startsWith('multipart/report') && type.includes('disposition-notification');
}
