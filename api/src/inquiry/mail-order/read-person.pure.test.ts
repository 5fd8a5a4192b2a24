import { splitQuoted } from '../../email/message/split-quoted';
import { personCases } from './person-cases.fixture';
import { readMessage } from './read-message';

it.each(personCases)('$about', ({ from: [fromName, fromAddress], text, person }) => {
  const mail = { subject: '', ...splitQuoted(text), html: null, fromName, fromAddress };
  expect(readMessage({ ...mail, day: '2026-11-29', files: [] }, []).person).toEqual(person);
});
