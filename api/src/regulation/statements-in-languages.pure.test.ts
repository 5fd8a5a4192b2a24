import {
  entryOfRow,
  filledSentence,
  hasSlot,
  hazardClassIn,
  hazardClassNames,
  HazardClass,
  LabelLanguage,
  labelSentence,
  sentenceOf,
  slotMark,
  slotsIn,
  specificsIn,
} from 'contract/regulation';
import { statementTable } from './statement-tables';
import { readTableFile } from './table-files';

/** Words that German and French do not have. */
const english = /\b(?:the|and|of|with|for|not|by|is|which|from|to|system|tract|eyes?)\b/i;

describe.each(LabelLanguage.options)('in %s', (language) => {
  it('an open place is filled, left out, or plainly open', async () => {
    const table = await statementTable(language);
    const codes = Object.keys(table.precautionary).filter((code) => {
      return hasSlot(sentenceOf(code, table) ?? '');
    });
    expect(codes.length).toBeGreaterThan(15);
    for (const code of codes) {
      const words = [{ code, text: 'αα | ββ | γγ | δδ' }];
      const blank = labelSentence(code, table, []) ?? '';
      const shown = filledSentence(code, table, []) ?? '';
      const full = labelSentence(code, table, words) ?? '';
      expect(full.toLowerCase()).toContain('αα');
      for (const text of [blank, shown, full]) {
        expect(text).not.toMatch(/\/(?:\.|\/|$)| {2}|\/(?:anrufen|waschen)/);
      }
      expect(full).not.toContain(slotMark);
      // P241 makes compounds in some languages: "belysnings-/…utrustning".
      if (code === 'P241') continue;
      expect(full).not.toMatch(/(?:αα|ββ|γγ|δδ)\p{L}|\p{L}(?:αα|ββ|γγ|δδ)/u);
      // What is open has its mark; a sentence that has none had an alternative that may be left out.
      const wanted = (sentenceOf(code, table) ?? '').replaceAll(/\[[^\]]*\]|\/…/g, '');
      expect(blank.includes(slotMark)).toBe(wanted.includes(slotMark));
    }
  });
});

describe.each(['de', 'fr'] as const)('in %s', (language) => {
  it('all hazard classes have the names of the law', () => {
    const names = HazardClass.options.map((one) => hazardClassIn(language, one));
    expect(new Set(names).size).toBe(HazardClass.options.length);
    for (const name of names) {
      expect(Object.values(hazardClassNames)).not.toContain(name);
      expect(name).not.toMatch(english);
    }
  });

  it('all organs and routes of Annex VI have a name', async () => {
    const { rows } = await readTableFile('annex-vi');
    const named = rows
      .flatMap((row) => entryOfRow(row).classifications)
      .flatMap((one) => one.specifics ?? []);
    expect(named.length).toBeGreaterThan(100);
    const left = new Set(
      named.filter((text) => {
        return text.split(/[,;] /).some((part) => specificsIn(language, part) === part);
      }),
    );
    // The same word in both languages.
    expect([...left].filter((text) => !/oral|thymus|larynx|inhalation|muscle/.test(text))).toEqual(
      [],
    );
    expect([...left].filter((text) => english.test(specificsIn(language, text)))).toEqual([]);
  });
});

test('the words of a record are English, and stand in no other language', async () => {
  const slots = [{ code: 'P264', text: 'hands' }];
  const german = await statementTable('de');
  expect(labelSentence('P264', german, slotsIn('de', slots))).toBe(
    'Nach Gebrauch … gründlich waschen.',
  );
  expect(labelSentence('P310', german, [])).toBe('Sofort GIFTINFORMATIONSZENTRUM/Arzt anrufen.');
  const french = await statementTable('fr');
  expect(labelSentence('P370+P378', french, [{ code: 'P370+P378', text: 'de la mousse' }])).toBe(
    'En cas d’incendie: Utiliser de la mousse pour l’extinction.',
  );
  expect(labelSentence('P370+P378', french, [{ code: 'P370+P378', text: ' | ' }])).toContain('…');
});
