import { domainToASCII } from 'node:url';
import type { CellForm } from './cell-form';

/** Email addresses as address books write them: `"Roe, Jane" <jane@example.com>`, `mailto:`, two with a space or a stroke. */
export const emailsForm: CellForm = {
  read: (text) => text.split(/[;|\n]/).flatMap(addressesOf),
  write: (value) => (Array.isArray(value) ? value.join('; ') : String(value)),
  help: 'Several, with ; between',
  isList: true,
};

/** Those in angle brackets, of which the name before may have a comma in it; else those between commas. */
function addressesOf(part: string): string[] {
  const from = part.indexOf('<');
  const to = part.indexOf('>', from);
  const inside = from < 0 || to < 0 ? '' : part.slice(from + 1, to).trim();
  if (!inside.includes('@')) return part.split(',').flatMap(addressesIn);
  const before = part.slice(0, from).split(',');
  return [
    ...before.filter((one) => one.includes('@')).flatMap(addressesIn),
    plain(inside),
    ...addressesOf(part.slice(to + 1)),
  ];
}

function addressesIn(part: string): string[] {
  const words = part
    .split(/[\s/]+/)
    .map((word) => word.replace(/^['"]|['"]$/g, ''))
    .filter((word) => word !== '' && !/^(?:or|and|und|et|y|e|&)$/i.test(word));
  const addresses = words.filter((word) => word.includes('@'));
  return (addresses.length === 0 ? words : addresses).map(plain);
}

/** The domain in the form that mail servers use. */
function plain(word: string): string {
  const address = word.replace(/^mailto:/i, '').split('?', 1)[0] ?? '';
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  const domain = domainToASCII(address.slice(at + 1));
  return domain === '' ? address : `${address.slice(0, at)}@${domain}`;
}
