import { RemoteId, RemoteManifest } from 'contract/release';
import { frameworks, isApart } from './framework';
import { filledTemplates } from './write-files';

const plan = {
  id: RemoteId.parse('mfe-price-lists'),
  title: 'Price lists',
  owner: 'team-price-lists',
  path: '/price-lists',
  order: 70,
};

test.each(frameworks)(
  'a remote with %s has a manifest that holds, and names no package of ours if it is apart',
  async (framework) => {
    const files = new Map(await filledTemplates(plan, framework));
    const manifest = RemoteManifest.parse(JSON.parse(files.get('remote.json') ?? ''));
    expect(manifest).toMatchObject({ id: plan.id, patterns: expect.arrayContaining([plan.path]) });
    expect(manifest.exposes.includes('routes')).toBe(framework === 'react');
    const text = [...files.values()].join('\n');
    expect(text).not.toMatch(/\{\{\S/);
    if (isApart(framework)) expect(text).not.toMatch(/from '(?:contract|mfe-kit|shared-ui)/);
  },
);
