import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../client/create-query-client';
import { UiProvider } from '../provider/ui-provider';
import { findViolations } from '../testing/find-violations';

interface StoryLike {
  args?: object;
  render?: (args: object) => ReactNode;
}

interface StoryFile {
  default: { component: ComponentType };
  stories: Record<string, StoryLike>;
}

const parts = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** A folder's piece bears its name; others that belong to it may have stories of their own. */
const storyFiles = (part: string) =>
  readdirSync(join(__dirname, part))
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => join(__dirname, part, name));

/** A story file's shape is checked where it is written: by `satisfies Meta` and `Story`. */
async function readStories(file: string): Promise<StoryFile> {
  const { default: meta, ...stories } = await import(file);
  return { default: meta, stories };
}

function draw({ component }: StoryFile['default'], story: StoryLike) {
  const view = story.render?.(story.args ?? {}) ?? createElement(component, story.args);
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <UiProvider>{view}</UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/* jsdom has no addresses of its own for what is in memory. */
beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:story', revokeObjectURL: () => undefined });
});

it('finds the parts', () => {
  expect(parts.length).toBeGreaterThan(30);
});

describe.each(parts)('%s', (part) => {
  it('has stories, and no accessibility violation in any', async () => {
    const files = storyFiles(part);
    expect(files).not.toEqual([]);
    for (const file of files) {
      const { default: meta, stories } = await readStories(file);
      expect(Object.keys(stories)).not.toEqual([]);
      for (const [name, story] of Object.entries(stories)) {
        const screen = draw(meta, story);
        const violations = await findViolations();
        screen.unmount();
        expect({ name, violations }).toEqual({ name, violations: [] });
      }
    }
  });
});
