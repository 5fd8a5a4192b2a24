import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Button,
  Checkbox,
  Dialog,
  DropdownMenu,
  DropdownMenuItem,
  Field,
  Input,
  Tabs,
  UiProvider,
  VisuallyHidden,
} from 'shared-ui';
import { findViolations } from 'shared-ui/testing';
import styled from 'styled-components';
import { fullStyles } from './light-styles';

const Invisible = styled.div`
  visibility: hidden;
  pointer-events: none;
`;
const VisibleAgain = styled.p`
  visibility: visible;
`;
const Removed = styled.section`
  && {
    display: none;
  }
  display: flex;
`;

function Page() {
  return (
    <UiProvider>
      <h1>Units</h1>
      <Tabs
        label="Parts"
        tabs={[
          { value: 'a', label: 'First', content: <p>One</p> },
          { value: 'b', label: 'Second', content: <p>Two</p> },
        ]}
      />
      <Field label="Name" help="As on the label">
        <Input />
      </Field>
      <Checkbox aria-label="Active" />
      <DropdownMenu trigger={<Button>More</Button>}>
        <DropdownMenuItem>Duplicate</DropdownMenuItem>
      </DropdownMenu>
      <Invisible>
        Hidden <VisibleAgain>shown</VisibleAgain> <button type="button">Hidden button</button>
      </Invisible>
      <Removed>
        <button type="button">Removed button</button>
      </Removed>
      <p hidden>Not yet</p>
      <p style={{ display: 'none' }}>By its attribute</p>
      <VisuallyHidden>For screen readers</VisuallyHidden>
      <Dialog title="Delete?" trigger={<Button>Delete</Button>}>
        <p>It can be restored.</p>
      </Dialog>
      <table>
        <tbody>
          <tr>
            <td>kg</td>
          </tr>
        </tbody>
      </table>
    </UiProvider>
  );
}

const properties = ['display', 'visibility', 'pointer-events'];

function valuesBy(styles: typeof window.getComputedStyle) {
  return [...document.querySelectorAll('body *')].map((element) => [
    element.outerHTML.slice(0, 60),
    ...properties.map((property) => styles(element).getPropertyValue(property)),
  ]);
}

/** Runs something with jsdom's own styles. */
async function withFullStyles<T>(run: () => T | Promise<T>): Promise<T> {
  const light = window.getComputedStyle;
  window.getComputedStyle = fullStyles();
  try {
    return await run();
  } finally {
    window.getComputedStyle = light;
  }
}

const accessible = () =>
  ['button', 'menuitem', 'tab', 'textbox'].flatMap((role) =>
    screen.queryAllByRole(role).map(({ textContent }) => [role, textContent]),
  );

test.each(['More', 'Delete'])('a page with “%s” open is the same by both styles', async (name) => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name }));

  const values = valuesBy(window.getComputedStyle);
  expect(values.length).toBeGreaterThan(30);
  for (const value of ['none', 'hidden']) expect(values.flat()).toContain(value);
  expect(values).toEqual(valuesBy(fullStyles()));
  expect(accessible()).not.toEqual([]);
  expect(accessible()).toEqual(await withFullStyles(accessible));
  expect(await findViolations()).toEqual(await withFullStyles(() => findViolations()));
});
