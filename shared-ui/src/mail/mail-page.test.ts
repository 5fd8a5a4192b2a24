import { mailPage } from './mail-page';

function read(html: string) {
  return new DOMParser().parseFromString(mailPage(html, 'none'), 'text/html');
}

describe('the page that shows a message', () => {
  it('has a rule for every style attribute, which the policy of the panel would not let pass', () => {
    const page = read(
      '<p style="color: red">a</p><td STYLE = "padding:4px">b</td><p>c style="x"</p>',
    );
    expect(page.querySelectorAll('[style]')).toHaveLength(0);
    const rules = page.querySelector('style')?.textContent ?? '';
    expect(rules).toContain('[data-looks="0"][data-looks="0"][data-looks="0"] { color: red }');
    expect(page.querySelector('[data-looks="0"]')?.textContent).toBe('a');
    expect(page.body.textContent).toContain('c style="x"');
  });

  it('keeps what a style holds from ending its rule', () => {
    const page = read('<p style="color:red</style><img src=x>{}">a</p>');
    expect(page.querySelectorAll('img')).toHaveLength(0);
    expect(page.querySelectorAll('style')).toHaveLength(1);
  });

  it('forbids everything but looks, and pictures of other servers unless they are asked for', () => {
    const policyOf = (page: string) => /Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1];
    expect(policyOf(mailPage('', 'none'))).toMatch(/^default-src 'none'.*img-src data:;/);
    expect(policyOf(mailPage('', 'https'))).toMatch(/img-src 'self' data: https:;/);
  });
});
