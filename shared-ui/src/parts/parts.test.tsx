import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
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

const storyFile = (part: string) => join(__dirname, part, `${part}.stories.tsx`);

/** A story file's shape is checked where it is written: by `satisfies Meta` and `Story`. */
async function readStories(part: string): Promise<StoryFile> {
  const { default: meta, ...stories } = await import(storyFile(part));
  return { default: meta, stories };
}

function draw({ component }: StoryFile['default'], story: StoryLike) {
  const view = story.render?.(story.args ?? {}) ?? createElement(component, story.args);
  return render(
    <MemoryRouter>
      <UiProvider>{view}</UiProvider>
    </MemoryRouter>,
  );
}

it('finds the parts', () => {
  expect(parts.length).toBeGreaterThan(30);
});

describe.each(parts)('%s', (part) => {
  it('has stories, and no accessibility violation in any', async () => {
    expect(existsSync(storyFile(part))).toBe(true);
    const { default: meta, stories } = await readStories(part);
    expect(Object.keys(stories)).not.toEqual([]);
    for (const [name, story] of Object.entries(stories)) {
      const screen = draw(meta, story);
      const violations = await findViolations();
      screen.unmount();
      expect({ name, violations }).toEqual({ name, violations: [] });
    }
  });
});
