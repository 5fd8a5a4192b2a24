import { readFileSync } from 'node:fs';
import { sourcesOf } from '../sources-of';
import { bareTexts } from './bare-texts';
import { translated } from './catalogue-files';

/** Each language names itself, units and keys are the same in all, and the feed has one language. */
const alike = new Set(['Deutsch', 'Français', 'g/mol', 'Articles', 'https://']);

it.each(translated)('all words in the markup of $name can be translated', ({ sources }) => {
  const bare = sources
    .flatMap((folder) => sourcesOf(folder))
    .filter(
      (file) =>
        file.endsWith('.tsx') &&
        !/\.(?:test|stories|fixture)\.tsx$|\/(?:testing|stories)\//.test(file),
    )
    .flatMap((file) => bareTexts(readFileSync(file, 'utf8')).map((text) => ({ file, text })))
    .filter(({ text }) => !alike.has(text));
  expect(bare).toEqual([]);
});

it.each([
  ['<p>Its number is</p>', ['Its number is']],
  ['<p>{name} was sent.</p>', ['was sent.']],
  ['<p>{"Sent on"}</p>', ['Sent on']],
  ['<p><Trans>Its number is <b>{number}</b></Trans></p>', []],
  ['<p>{t`Its number is ${number}`}</p>', []],
  ['<p>{t`Its number is`} <b>and more</b></p>', ['and more']],
  ['<input placeholder="Name" />', ['Name']],
  ['<input type="text" className="not-in-print" />', []],
  ['<Field label={t`Name`} name="name">, kg</Field>', []],
  ['<>{isOpen ? <b>Open</b> : null}</>', ['Open']],
  ['<p>CAS · UN {number} &middot; 5 kg</p>', []],
])('%s has the bare texts %j', (markup, texts) => {
  expect(bareTexts(`const shown = () => (${markup});`)).toEqual(texts);
});
