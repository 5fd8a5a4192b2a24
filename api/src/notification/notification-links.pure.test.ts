import { readdirSync, readFileSync } from 'node:fs';
import { shellRoutes } from 'contract';
import { matchesPattern, RemoteManifest } from 'contract/release';
import { panelLinks } from './notification-links';

const owners = readdirSync('.')
  .filter((folder) => folder.startsWith('mfe-') && folder !== 'mfe-kit')
  .map((folder) => RemoteManifest.parse(JSON.parse(readFileSync(`${folder}/remote.json`, 'utf8'))));

function ownerOf(link: string): string | undefined {
  const { pathname } = new URL(link, 'https://admin.example.com');
  const shellPaths: readonly string[] = Object.values(shellRoutes);
  if (shellPaths.includes(pathname)) return 'shell';
  return owners.find(({ patterns }) => patterns.some((one) => matchesPattern(one, pathname)))?.id;
}

test.each([
  [panelLinks.productInquiry('WEB-2026-000001'), 'mfe-inquiry'],
  [panelLinks.inquiry('01920000-0000-7000-8000-000000000000'), 'mfe-inquiry'],
  [panelLinks.supplierRequest('01920000-0000-7000-8000-000000000000'), 'mfe-inquiry'],
  [panelLinks.inquiriesOf('01920000-0000-7000-8000-000000000000'), 'mfe-inquiry'],
  [panelLinks.report('01920000-0000-7000-8000-000000000000'), 'mfe-inquiry'],
  [panelLinks.application('01920000-0000-7000-8000-000000000000'), 'mfe-content'],
  [panelLinks.emailBatch('01920000-0000-7000-8000-000000000000'), 'mfe-email'],
  [panelLinks.mailServer('01920000-0000-7000-8000-000000000000'), 'mfe-email'],
  [panelLinks.regulatoryTables(), 'mfe-catalog'],
  [panelLinks.releases(), 'shell'],
  [panelLinks.integrations(), 'shell'],
  [panelLinks.security(), 'shell'],
])('%s is a page of %s', (link, owner) => {
  expect(ownerOf(link)).toBe(owner);
});

test('all that notifications lead to is tried here', () => {
  expect(Object.keys(panelLinks)).toHaveLength(12);
});
