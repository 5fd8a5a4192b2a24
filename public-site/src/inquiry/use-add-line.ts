import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useState } from 'react';
import type { Suggestion } from 'contract/catalog';
import { useCombobox } from 'shared-ui';
import { maxLines, type NewLine } from '../basket/basket-line';
import { addToBasket } from '../basket/basket-store';
import { chemicalHref } from '../common/hrefs';
import { fetchSuggestions } from '../search-box/fetch-suggestions';
import { useSuggestions } from '../search-box/use-suggestions';

/** A text box that adds what is typed, with a list of chemicals below it. */
export function useAddLine() {
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [said, setSaid] = useState('');
  const suggestions = useSuggestions(isAsked ? text : '')?.chemicals ?? [];
  const isOpen = suggestions.length > 0;

  function show(typed: string): void {
    setText(typed);
    setAsked(typed !== '');
  }

  function add(line: NewLine): void {
    setSaid(saidOf(line));
    show('');
  }

  async function addTyped(): Promise<void> {
    const name = text.trim();
    if (name !== '') add(await meantBy(name));
  }

  function addSuggested(suggestion: Suggestion | undefined): void {
    if (suggestion) add(lineOf(suggestion));
  }

  const { active, optionId, inputProps, listProps } = useCombobox({
    keys: suggestions.map(({ _id }) => _id),
    isOpen,
    firstActive: 'none',
    onType: show,
    onChoose: (id) => addSuggested(suggestions.find(({ _id }) => _id === id)),
    onClose: () => setAsked(false),
  });

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    inputProps.onKeyDown(event);
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void addTyped();
  }
  const options = suggestions.map((suggestion) => ({
    id: optionId(suggestion._id),
    suggestion,
    isActive: suggestion._id === active,
    add: () => addSuggested(suggestion),
  }));
  return {
    listProps: { ...listProps, hidden: !isOpen },
    options,
    said,
    inputProps: { ...inputProps, value: text, onKeyDown: press },
    addTyped: () => void addTyped(),
  };
}

function lineOf(suggestion: Suggestion): NewLine {
  const { _id: chemicalId, name } = suggestion;
  return { chemicalId, name, href: chemicalHref(suggestion) };
}

/** In milliseconds. */
const patience = 2000;

/** The chemical with exactly this name, or the typed words. */
async function meantBy(name: string): Promise<NewLine> {
  const signal = AbortSignal.timeout(patience);
  const found = await fetchSuggestions(name.slice(0, 200), signal).catch(() => null);
  const isSame = (text: string) => text.toLowerCase() === name.toLowerCase();
  const meant = found?.chemicals.find(({ match }) => !match.isCorrected && isSame(match.text));
  return meant ? lineOf(meant) : { chemicalId: null, name, href: null };
}

function saidOf(line: NewLine): string {
  const { added, leftOut } = addToBasket([line]);
  const { name, chemicalId } = line;
  if (leftOut > 0) return t`Not added: an inquiry has at most ${maxLines} lines.`;
  if (added === 0) return t`${name} is in your inquiry already.`;
  return chemicalId === null
    ? t`Added in your words: ${name}. We look whether we can get it.`
    : t`Added: ${name}.`;
}
