import { ApiProblem, invalidField, problemBody, worded } from './problem';

describe('a refusal with values', () => {
  it('says it in English, and has the text and the values apart', () => {
    const problem = new ApiProblem('too-large', worded`At most ${{ max: 20 }} of ${{ name: 'a' }}`);
    expect(problemBody(problem, '/api/x')).toEqual({
      type: '/problems/too-large',
      title: 'Too large',
      status: 413,
      detail: 'At most 20 of a',
      wording: { text: 'At most {max} of {name}', values: { max: 20, name: 'a' } },
      instance: '/api/x',
    });
  });

  it('names its field, where it has one', () => {
    const text = worded`There is no such ${{ one: 'unit' }}`;
    expect(problemBody(invalidField('packs.0.unitId', text), '')).toMatchObject({
      detail: 'packs.0.unitId: There is no such unit',
      errors: [
        {
          path: 'packs.0.unitId',
          message: 'There is no such unit',
          wording: { text: 'There is no such {one}', values: { one: 'unit' } },
        },
      ],
    });
    expect(invalidField('', 'Activate it first').message).toBe('Activate it first');
    expect(problemBody(invalidField('', worded`At most ${{ max: 3 }}`), '')).toMatchObject({
      detail: 'At most 3',
      wording: { text: 'At most {max}', values: { max: 3 } },
    });
  });

  it.each(['{', '}', "'", '$', '\\', '{name}', '“', ''])('keeps %j in a value', (name) => {
    expect(worded`Of ${{ name }}.`).toEqual({
      message: `Of ${name}.`,
      wording: { text: 'Of {name}.', values: { name } },
    });
  });
});

it('a text without values has no wording: it is looked up by itself', () => {
  const body = problemBody(new ApiProblem('in-use', 'It is sent.'), '/api/x');
  expect(body).not.toHaveProperty('wording');
  expect(invalidField('name', 'Write a name').errors).toEqual([
    { path: 'name', message: 'Write a name' },
  ]);
});
