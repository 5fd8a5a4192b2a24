import type { TransProps } from '@lingui/react';
import { TransNoContext } from '@lingui/react/server';
import { currentTexts } from './i18n';

/** What the macro `Trans` is compiled to: a sentence with elements in it, in the language of what runs now. */
export function Trans({ values = {}, ...message }: TransProps) {
  const lingui = { i18n: currentTexts() };
  return <TransNoContext {...message} values={withoutTags(values)} lingui={lingui} />;
}

/** A value that looks like a tag is a node of its own: in the text it would be read as one of the message's elements. */
function withoutTags(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('<') ? <>{value}</> : value,
    ]),
  );
}
