import { problemTexts, refusalsIn } from './problem-texts';

it.each([
  ["throw new ApiProblem('in-use', 'It is sent.');", ['It is sent.']],
  [
    "throw invalidField('file', isThere ? 'Send it' : 'Choose it again');",
    ['Send it', 'Choose it again'],
  ],
  ["const tooHard = 'It takes too long.'; invalidField(field, tooHard);", ['It takes too long.']],
  ['const detail = worded`At most ${{ max }} of ${{ name: a.b }}`;', ['At most {max} of {name}']],
  ["text(20).regex(/^a/, 'Use small letters')", ['Use small letters']],
  ["z.iso.date({ error: 'Enter a date' })", ['Enter a date']],
  ["const errors = [{ path, message: 'Choose a unit' }];", ['Choose a unit']],
  ["throw notFound('key');", ['key']],
  ["log.info('Sent at last');", []],
  ["throw new ApiProblem('malformed', detail);", []],
  ['const name = `It is ${a}`;', []],
])('%s', (source, texts) => {
  expect(refusalsIn(source)).toEqual(texts);
});

it('texts of the API are found, each once, with different names of their values', () => {
  const texts = problemTexts();
  expect(texts).toEqual(expect.arrayContaining(['Must not be empty', 'There is no such {one}.']));
  expect(new Set(texts).size).toBe(texts.length);
  const names = texts.map((text) => text.match(/\{\w+\}/g) ?? []);
  expect(names.filter((ones) => new Set(ones).size < ones.length)).toEqual([]);
});
