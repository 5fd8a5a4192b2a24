import { render, screen } from '@testing-library/react';
import { readPicture } from './read-picture';
import { StructurePicture } from './structure-picture';

const line = '<line x1="0" y1="1.5" x2="-2e1" y2="4" stroke="currentColor" stroke-width="2"/>';

function draw(inner: string, frame = 'viewBox="0 0 40 30"') {
  const { container } = render(
    <StructurePicture svg={`<svg ${frame}>${inner}</svg>`} description="Structure of water" />,
  );
  return container;
}

describe('the picture of a structure', () => {
  test('draws shapes and labels, as large as its frame, and says what it shows', () => {
    const container = draw(
      `${line}<g class="match" transform="translate(1 2)"><text x="3" y="4" font-size="12">O&lt;H<tspan dy="3">2</tspan></text></g>`,
    );
    const picture = screen.getByRole('img', { name: 'Structure of water' });
    expect(picture).toHaveAttribute('width', '40');
    expect(picture).toHaveAttribute('height', '30');
    expect(container.querySelector('line')).toHaveAttribute('stroke-width', '2');
    expect(container.querySelector('g.match text')).toHaveTextContent('O<H2');
  });

  test('lets nothing in that could run, load, style or take an id', () => {
    const container = draw(
      [
        '<script>alert(1)</script>',
        '<style>body { display: none }</style>',
        '<foreignObject><body onload="alert(1)"></body></foreignObject>',
        '<image href="https://evil.example/a.png"/>',
        '<use href="#x"/>',
        '<a href="javascript:alert(1)"><text>press</text></a>',
        '<animate attributeName="href" to="javascript:alert(1)"/>',
        '<path d="M0 0" id="root" onclick="alert(1)" style="color: red" fill="url(https://evil.example/#a)" class="toolbar" constructor="x"/>',
      ].join(''),
      'viewBox="0 0 1 1" onload="alert(1)" xmlns="http://www.w3.org/2000/svg"',
    );
    const picture = screen.getByRole('img');
    expect(picture.children).toHaveLength(1);
    expect(picture).not.toHaveAttribute('onload');
    expect(container.querySelector('path')?.outerHTML).toBe('<path d="M0 0"></path>');
    expect(container.textContent).toBe('');
  });

  test.each([
    ['is no picture at all', 'CCO'],
    ['does not end', '<svg viewBox="0 0 1 1"><g>'],
    ['closes what it did not open', '<svg viewBox="0 0 1 1"></g></svg>'],
    ['has a comment or a document type', '<!DOCTYPE svg><svg viewBox="0 0 1 1"></svg>'],
    ['has two outermost elements', '<svg viewBox="0 0 1 1"/><svg viewBox="0 0 1 1"/>'],
    ['goes too deep', `<svg viewBox="0 0 1 1">${'<g>'.repeat(30)}${'</g>'.repeat(30)}</svg>`],
    ['has no frame', '<svg width="3"></svg>'],
    ['is too long', `<svg viewBox="0 0 1 1">${line.repeat(6000)}</svg>`],
  ])('shows its description where the text %s', (_reason, svg) => {
    expect(readPicture(svg)).toBeUndefined();
    render(<StructurePicture svg={svg} description="Structure of water" />);
    expect(screen.getByText('Structure of water')).toBeVisible();
  });

  test('reads a hostile text without taking its time', () => {
    const started = performance.now();
    readPicture(`<svg ${'a="b" '.repeat(60_000)}`);
    readPicture('<g>'.repeat(100_000));
    readPicture(`<svg viewBox="0 0 1 1">${'<g '.repeat(100_000)}`);
    readPicture(`<svg ${' '.repeat(390_000)}`);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
