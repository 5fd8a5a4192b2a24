import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import type { Suggestion } from 'contract/catalog';
import { mostLines, type NewLine } from '../basket/basket-line';
import { addToBasket } from '../basket/basket-store';
import { chemicalHref } from '../hrefs';
import { fetchSuggestions } from '../search/fetch-suggestions';
import { nextActive, noLine } from '../search/next-active';
import { useSuggestions } from '../search/use-suggestions';

/** A text box that adds what is typed, with a list of chemicals below it, by the WAI-ARIA pattern of a combobox. */
export function useAddLine() {
  const id = useId();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(noLine);
  const [said, setSaid] = useState('');
  const suggestions = useSuggestions(isOpen ? text : '')?.suggestions ?? [];
  const optionId = (index: number) => `${id}-${index}`;

  function show(typed: string): void {
    setText(typed);
    setOpen(typed !== '');
    setActive(noLine);
  }

  function add(line: NewLine): void {
    setSaid(saidOf(line));
    show('');
  }

  async function addTyped(): Promise<void> {
    const name = text.trim();
    if (name !== '') add(await meantBy(name));
  }

  function pressKey(event: KeyboardEvent<HTMLInputElement>): void {
    const { key } = event;
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = isOpen ? nextActive({ key, active, count: suggestions.length }) : undefined;
    const marked = isOpen ? suggestions[active] : undefined;
    if (key !== 'Enter' && next === undefined && !(key === 'Escape' && isOpen)) return;
    event.preventDefault();
    if (key === 'Escape') setOpen(false);
    else if (next !== undefined) setActive(next);
    else if (marked) add(lineOf(marked));
    else void addTyped();
  }

  const isShown = isOpen && suggestions.length > 0;
  const inputProps: ComponentProps<'input'> = {
    value: text,
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': isShown,
    'aria-controls': id,
    'aria-activedescendant': isShown && active !== noLine ? optionId(active) : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => show(target.value),
    onKeyDown: pressKey,
    onBlur: () => setOpen(false),
  };
  const options = suggestions.map((suggestion, index) => ({
    id: optionId(index),
    suggestion,
    isActive: index === active,
    add: () => add(lineOf(suggestion)),
  }));
  return { listId: id, options, isShown, said, inputProps, addTyped: () => void addTyped() };
}

function lineOf(suggestion: Suggestion): NewLine {
  const { _id: chemicalId, name } = suggestion;
  return { chemicalId, name, href: chemicalHref(suggestion) };
}

/** In milliseconds. */
const patience = 2000;

/** The chemical that is called exactly so, or the words as they are. */
async function meantBy(name: string): Promise<NewLine> {
  const signal = AbortSignal.timeout(patience);
  const suggestions = await fetchSuggestions(name.slice(0, 200), signal).catch(() => []);
  const isSame = (text: string) => text.toLowerCase() === name.toLowerCase();
  const meant = suggestions.find(({ match }) => !match.isCorrected && isSame(match.text));
  return meant ? lineOf(meant) : { chemicalId: null, name, href: null };
}

function saidOf(line: NewLine): string {
  const { added, leftOut } = addToBasket([line]);
  if (leftOut > 0) return `Not added: an inquiry has at most ${mostLines} lines.`;
  if (added === 0) return `${line.name} is in your inquiry already.`;
  return line.chemicalId === null
    ? `Added in your words: ${line.name}. We look whether we can get it.`
    : `Added: ${line.name}.`;
}
