import { styleNonce } from '../tokens/style-nonce';
import { quietStyle, quietStyles } from '../text/quiet-styles';

const looks = `body { margin: 16px; font: 15px/1.55 system-ui, sans-serif; color: #1a1523;
  overflow-wrap: anywhere } img { max-width: 100%; height: auto } a { color: #5b3fc4 }`;

/** The allowed sources of a message's pictures: none, or any server by HTTPS. */
export type MailPictures = 'none' | 'https';

/**
 * A document for a sandboxed frame that shows a message. The page's content security policy also applies in the frame
 * and blocks style attributes, so they become rules of a style element with the page's nonce.
 */
export function mailPage(html: string, pictures: MailPictures): string {
  const { body, rules } = withoutStyleAttributes(html);
  const sources = pictures === 'https' ? "'self' data: https:" : 'data:';
  const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src ${sources}; form-action 'none'`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}"><base target="_blank">
<style${nonceAttribute()}>${looks}
${rules}</style></head><body>${body}</body></html>`;
}

function nonceAttribute() {
  const nonce = styleNonce();
  return nonce === undefined ? '' : ` nonce="${nonce}"`;
}

function withoutStyleAttributes(html: string) {
  const { body } = new DOMParser().parseFromString(quietStyles(html), 'text/html');
  const rules = [...body.querySelectorAll(`[${quietStyle}]`)].map((element, index) => {
    // Characters that could end the rule or the style element end the declaration instead.
    const declarations = (element.getAttribute(quietStyle) ?? '').replace(/[<>{}]/g, ';');
    element.removeAttribute(quietStyle);
    element.setAttribute('data-looks', String(index));
    // Repeated for specificity: a style attribute overrides any selector.
    return `${`[data-looks="${index}"]`.repeat(3)} { ${declarations} }`;
  });
  return { body: body.innerHTML, rules: rules.join('\n') };
}
