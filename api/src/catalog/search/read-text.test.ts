import { correctedText } from './correct-words';
import { readText, wordsOf } from './read-text';
import { startTestApi } from '../../testing/start-test-api';
import { wordQuery } from './word-query';

const everywhere = { within: 'everything', prefix: true } as const;

describe('a searched text', () => {
  it('means a name, a number and a formula as far as it can be each', () => {
    expect(readText('67641')).toMatchObject({ key: '67641', number: '67641', formula: undefined });
    expect(readText('67-6')).toMatchObject({ key: '67,6', number: '676' });
    expect(readText('NaCl')).toMatchObject({ key: 'nacl', number: undefined, formula: 'ClNa' });
    expect(readText('%')).toMatchObject({ key: '', pieces: [] });
  });

  it('counts by its eight longest words, each once', () => {
    const text = 'a bb ccc dddd eeeee ffffff ggggggg hhhhhhhh iiiiiiiii jjjjjjjjjj jjjjjjjjjj';
    expect(wordsOf(readText(text)).map(({ plain }) => plain)).toEqual(text.split(' ').slice(2, 10));
  });
});

describe('the words looked for', () => {
  it('may begin longer ones, but for locants, and two may be written as one', () => {
    expect(wordQuery(readText('dimethyl formamid'), everywhere)).toBe(
      `('dimethyl':* & 'formamid':*) | ('dimethylformamid':*)`,
    );
    expect(wordQuery(readText('2 propanol'), { within: 'name', prefix: true })).toBe(
      `('2':A & 'propanol':*A)`,
    );
  });

  it('may be a number or formula among others', () => {
    expect(wordQuery(readText('salt 7647-14-5'), everywhere)).toContain(`('#7647145')`);
    expect(wordQuery(readText('salt NaCl'), everywhere)).toContain(`('=ClNa')`);
  });

  it('are never more than text, whatever was typed', () => {
    for (const typed of [`a' & !b | c:*`, '\\', `'''`, '<->', 'x:*A', '\u{0}']) {
      const query = wordQuery(readText(typed), everywhere) ?? '';
      expect(query.replace(/'[#=]?[\p{L}\p{N}]+'/gu, '').replace(/:\*A?|[()&| ]/g, '')).toBe('');
    }
  });
});

it('a correction keeps what was well typed, and gives up what nothing is near to', async () => {
  const api = await startTestApi();
  try {
    const { database } = api.services;
    await database
      .insertInto('searchWord')
      .values(['methylene', 'diphenyl', 'diisocyanate', 'phosphate'].map((word) => ({ word })))
      .execute();
    const corrected = await correctedText(database, readText(`4,4'-Metylene Difenyl DIISOCYANAT`));
    expect(corrected?.textWith(new Set())).toBe(`4,4'-methylene diphenyl DIISOCYANAT`);
    expect(corrected?.wanted).toMatchObject({
      isCorrected: true,
      key: '4,4methylenediphenyldiisocyanat',
    });
    expect(await correctedText(database, readText('qwertyuiop xyz'))).toBeUndefined();
    expect(await correctedText(database, readText('phospha'))).toBeUndefined();
  } finally {
    await api.close();
  }
});
