import { hashSource } from '../http/security-headers';
import { documentOf } from './test-site';

/**
 * What of a document could run, load or send something that the site itself did not write. Empty for a sound page.
 *
 * @param policy - the `Content-Security-Policy` of the page
 */
export function whatIsActive(page: Document, policy = ''): string[] {
  return [...page.querySelectorAll('*')].flatMap((element) => [
    ...elementFaults(element, policy),
    ...[...element.attributes].flatMap((attribute) => attributeFaults(element, attribute)),
  ]);
}

/** The same of a page of the site, with the policy that it came with. */
export async function activeIn(answer: Response): Promise<string[]> {
  const policy = answer.headers.get('content-security-policy') ?? '';
  return whatIsActive(await documentOf(answer), policy);
}

const never =
  'iframe object embed applet base frame frameset math template noscript foreignObject animate set';
const forbidden = new Set(never.toLowerCase().split(' '));
const addresses = new Set(['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'poster']);

function elementFaults(element: Element, policy: string): string[] {
  const name = element.localName.toLowerCase();
  const isJson = /^application\/(?:ld\+)?json$/.test(element.getAttribute('type') ?? '');
  if (forbidden.has(name)) return [`<${name}>`];
  if (name === 'script' && !isJson && !isOurs(element, policy)) return ['<script>'];
  if (name === 'style' && !isOurs(element, policy)) return ['<style>'];
  if (name === 'meta' && element.hasAttribute('http-equiv')) return ['<meta http-equiv>'];
  if (name === 'link' && element.getAttribute('rel') === 'stylesheet') return ['<link stylesheet>'];
  return isJson && element.textContent?.includes('<') ? ['a bracket within JSON'] : [];
}

/** A file of the browser build, or an inline element whose content the policy names. */
function isOurs(element: Element, policy: string): boolean {
  const source = element.getAttribute('src');
  if (source !== null) return source.startsWith('/site/assets/');
  return policy.includes(hashSource(element.textContent ?? ''));
}

function attributeFaults(element: Element, { name, value }: Attr): string[] {
  if (name.startsWith('on') || name === 'style' || name === 'srcdoc') return [`${name}="${value}"`];
  if (name === 'srcset') return value.includes('evil') ? [`srcset="${value}"`] : [];
  if (!addresses.has(name)) return [];
  const isLink = element.localName === 'a' || element.localName === 'link';
  const sound = isLink ? /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/ : /^\/(?!\/)/;
  const isHidden = /[\u0000-\u0020\\]|\.\./.test(value);
  return sound.test(value) && !isHidden ? [] : [`${name}="${value}"`];
}
