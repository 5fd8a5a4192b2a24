interface Shortcut {
  readonly what: string;
  readonly keys: readonly string[];
}

interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

/** The shortcuts of the panel, as the shortcuts sheet lists them; on a Mac, Cmd replaces Ctrl. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { what: 'Go to a screen or a record, or run an action of the page', keys: ['Ctrl', 'K'] },
      { what: 'Dashboard', keys: ['g', 'd'] },
      { what: 'Chemicals', keys: ['g', 'c'] },
      { what: 'Inquiries', keys: ['g', 'i'] },
      { what: 'Suppliers', keys: ['g', 's'] },
      { what: 'Customers', keys: ['g', 'u'] },
      { what: 'Mails', keys: ['g', 'm'] },
      { what: 'Show or hide the menu', keys: ['Ctrl', 'B'] },
      { what: 'Close what is open', keys: ['Esc'] },
      { what: 'Keyboard shortcuts', keys: ['?'] },
    ],
  },
  {
    title: 'Lists',
    shortcuts: [
      { what: 'Search', keys: ['/'] },
      { what: 'New record', keys: ['n'] },
      { what: 'From the search to the rows', keys: ['↓'] },
      { what: 'Next row', keys: ['j', '↓'] },
      { what: 'Previous row', keys: ['k', '↑'] },
      { what: 'Open the row', keys: ['e', 'Enter'] },
      { what: 'Peek at the row', keys: ['Space'] },
      { what: 'Select the row', keys: ['x'] },
      { what: 'Paste a column of values into the selected rows', keys: ['Ctrl', 'V'] },
    ],
  },
  {
    title: 'Forms',
    shortcuts: [{ what: 'Save', keys: ['Ctrl', 'S'] }],
  },
];
