import { drawPdf, millimetres } from './draw-pdf';
import { readPdf } from './read-pdf.fixture';

const options = {
  title: 'Label · Acetone',
  language: 'en',
  size: [millimetres(105), millimetres(74)],
  margin: 12,
  author: 'Example Chemicals',
  createdAt: new Date('2026-11-23T00:00:00Z'),
} as const;

test('text of many scripts can be read from a PDF, page by page', async () => {
  const file = await drawPdf(options, (document) => {
    document.text('2-Propanone, α-pinene, H₂SO₄, ≥ 99 %, °C');
    document.addPage().font('bold').text('Кислота · Ω · €');
  });

  expect(await readPdf(file)).toEqual({
    title: 'Label · Acetone',
    pages: ['2-Propanone, α-pinene, H₂SO₄, ≥ 99 %, °C', 'Кислота · Ω · €'],
  });
});

test('the text of a document can be read whatever was drawn before', async () => {
  const pageOf = async (text: string) =>
    (await readPdf(await drawPdf(options, (document) => void document.text(text)))).pages;
  expect(await pageOf('Ratio: 3; ½; ï')).toEqual(['Ratio: 3; ½; ï']);
  expect(await pageOf('1.4, 6.1, 12')).toEqual(['1.4, 6.1, 12']);
});

test('the same contents make the same file', async () => {
  const draw = () => drawPdf(options, (document) => void document.text('Acetone'));

  expect((await draw()).equals(await draw())).toBe(true);
});

test('an error while it is drawn is the error of the PDF', async () => {
  const failing = drawPdf(options, () => {
    throw new Error('no picture');
  });

  await expect(failing).rejects.toThrow('no picture');
});
