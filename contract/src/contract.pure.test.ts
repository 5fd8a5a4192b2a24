import { allEndpoints, allResources } from './endpoints';
import { Problem } from './errors';
import { problemCode, problems, problemType, type ProblemCode } from './problem-codes';
import { pointersOf } from './field';
import { reservedSegments } from './site-routes';
import { slugOf } from './slug';
import { text } from './text';

describe('the endpoints of the whole API', () => {
  it('have names and calls of their own', () => {
    const names = allEndpoints.map(({ name }) => name);
    const calls = allEndpoints.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('let visitors read and nothing more, but for signing in, registering and writing to the company', () => {
    const notByGet = allEndpoints.filter(
      ({ access, method }) => access === 'public' && method !== 'GET',
    );
    // A structure, or a pasted list or one in a file, is too long for an address: what looks for it reads, though by POST. The forms
    // of the site add what a visitor writes, and answer nothing but its number and the way to ask for it; or mail what is asked for.
    // Who holds a link of a mail, or has forgotten the password, has no token; nor has who signs in, by whatever means.
    expect(notByGet.map(({ name }) => name).toSorted()).toEqual([
      'account.acceptInvitation',
      'account.confirmEmail',
      'account.readLink',
      'account.requestReset',
      'account.resetPassword',
      'admin.login',
      'admin.register',
      'career.apply',
      'chemical.readList',
      'chemical.resolveLines',
      'document.findCertificate',
      'document.request',
      'email.unsubscribe',
      'inquiry.contact',
      'offer.answer',
      'offer.ask',
      'passkey.beginLogin',
      'passkey.login',
      'productInquiry.create',
      'provider.begin',
      'provider.login',
      'structure.search',
      'supplierRequest.answer',
    ]);
  });

  it('cost statements of the database alone, but for these, forms and files', () => {
    const costly = allEndpoints.filter(
      ({ cost, encoding }) => cost !== 'none' && encoding !== 'multipart',
    );
    expect(costly.map(({ name, cost }) => `${name}: ${cost}`).toSorted()).toEqual([
      'admin.login: counted',
      'admin.register: counted',
      'calendar.feed: counted',
      'chemical.card: thread',
      'chemical.merge: thread',
      'chemical.readList: thread',
      'chemical.resolveLines: counted',
      'chemical.search: thread',
      'chemical.suggest: typing',
      'file.download: thread',
      'file.logo: thread',
      'import.preview: thread',
      'import.read: thread',
      'inquiry.contact: counted',
      'inquiry.readMail: thread',
      'inquiry.readMailContact: thread',
      'label.preview: thread',
      'label.print: thread',
      'offer.pdf: thread',
      'offer.send: thread',
      'order.confirm: thread',
      'order.pdf: thread',
      'productInquiry.create: counted',
      'record.find: typing',
      'regulation.addWorkbook: thread',
      'regulation.readWorkbook: thread',
      'release.archive: counted',
      'release.check: counted',
      'release.publish: counted',
      'structure.read: thread',
      'structure.search: thread',
      'substance.add: thread',
      'supplierRequest.send: thread',
    ]);
  });

  it('name their id in the path exactly when it stands there', () => {
    for (const { path, idIn, idName } of allEndpoints) {
      expect({ path, inPath: path.includes(`{${idName}}`) }).toEqual({
        path,
        inPath: idIn === 'path',
      });
    }
  });
});

describe('the resources', () => {
  it('refer only to resources that exist', () => {
    const names = new Set<string>(allResources.map(({ name }) => name));
    const targets = allResources.flatMap(({ fields }) =>
      Object.values(fields).flatMap((field) => pointersOf(field).map(({ resource }) => resource)),
    );
    expect(targets.filter((target) => !names.has(target))).toEqual([]);
    expect(targets.length).toBeGreaterThan(5);
  });

  it('search, sort and filter by fields that they have, or by filters of their own', () => {
    for (const { fields, search, sorts, title } of allResources) {
      const known = [...Object.keys(fields), 'createdAt', 'updatedAt'];
      expect(known).toEqual(expect.arrayContaining([...search, ...sorts, title]));
    }
  });
});

describe('problems', () => {
  it('are told apart by their type', () => {
    for (const code of Object.keys(problems) as ProblemCode[]) {
      const { status, title } = problems[code];
      const problem = Problem.parse({
        type: problemType(code),
        title,
        status,
        detail: 'x',
        instance: '/api',
      });
      expect(problemCode(problem)).toBe(code);
    }
    expect(problemCode({ type: '/problems/toString' })).toBeUndefined();
  });
});

describe('slugs', () => {
  it.each([
    ['α-Pinene', 'alpha-pinene'],
    ['N,N-Dimethylformamide', 'n-n-dimethylformamide'],
    ["4,4'-Methylenedianiline", '4-4-methylenedianiline'],
    ['  Éthyl   acétate ', 'ethyl-acetate'],
    ['Säuren & Öle', 'saeuren-oele'],
    ['Weiße U\u0308bung', 'weisse-uebung'],
    ['酸', ''],
    ['a'.repeat(300), 'a'.repeat(100)],
  ])('of %s is %s', (name, slug) => expect(slugOf(name)).toBe(slug));

  it('keep off the addresses of site, shell, server and remotes', () => {
    const reserved = reservedSegments(['/chemical-table', '/edit-chemical-form/:id']);
    for (const word of [
      'blogs',
      'alphabets',
      'login',
      'api',
      'remotes',
      'chemical-table',
      'edit-chemical-form',
    ]) {
      expect(reserved.has(word)).toBe(true);
    }
    expect(reserved.has('toluene')).toBe(false);
  });
});

describe('text', () => {
  it('is trimmed, composed and bounded', () => {
    expect(text(5).parse('  e\u0301 ')).toBe('é');
    expect(text(5).safeParse('      ').success).toBe(false);
    expect(text(5).safeParse('toolong').success).toBe(false);
    expect(text(9).safeParse('a\u0000b').success).toBe(false);
  });
});
