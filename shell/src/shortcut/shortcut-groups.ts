import { t } from '@lingui/core/macro';
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
    get title() {
      return t`Everywhere`;
    },
    shortcuts: [
      {
        get what() {
          return t`Go to a screen or a record, or run an action of the page`;
        },
        get keys() {
          return [t`Ctrl`, 'K'] as const;
        },
      },
      {
        get what() {
          return t`Dashboard`;
        },
        keys: ['g', 'd'],
      },
      {
        get what() {
          return t`Chemicals`;
        },
        keys: ['g', 'c'],
      },
      {
        get what() {
          return t`Inquiries`;
        },
        keys: ['g', 'i'],
      },
      {
        get what() {
          return t`Suppliers`;
        },
        keys: ['g', 's'],
      },
      {
        get what() {
          return t`Customers`;
        },
        keys: ['g', 'u'],
      },
      {
        get what() {
          return t`Mails`;
        },
        keys: ['g', 'm'],
      },
      {
        get what() {
          return t`Show or hide the menu`;
        },
        get keys() {
          return [t`Ctrl`, 'B'] as const;
        },
      },
      {
        get what() {
          return t`Close what is open`;
        },
        get keys() {
          return [t`Esc`] as const;
        },
      },
      {
        get what() {
          return t`Keyboard shortcuts`;
        },
        keys: ['?'],
      },
    ],
  },
  {
    get title() {
      return t`Lists`;
    },
    shortcuts: [
      {
        get what() {
          return t`Search`;
        },
        keys: ['/'],
      },
      {
        get what() {
          return t`New record`;
        },
        keys: ['n'],
      },
      {
        get what() {
          return t`From the search to the rows`;
        },
        keys: ['↓'],
      },
      {
        get what() {
          return t`Next row`;
        },
        keys: ['j', '↓'],
      },
      {
        get what() {
          return t`Previous row`;
        },
        keys: ['k', '↑'],
      },
      {
        get what() {
          return t`Open the row`;
        },
        get keys() {
          return ['e', t`Enter`] as const;
        },
      },
      {
        get what() {
          return t`Peek at the row`;
        },
        get keys() {
          return [t`Space`] as const;
        },
      },
      {
        get what() {
          return t`Select the row`;
        },
        keys: ['x'],
      },
      {
        get what() {
          return t`Paste a column of values into the selected rows`;
        },
        get keys() {
          return [t`Ctrl`, 'V'] as const;
        },
      },
    ],
  },
  {
    get title() {
      return t`Forms`;
    },
    shortcuts: [
      {
        get what() {
          return t`Save`;
        },
        get keys() {
          return [t`Ctrl`, 'S'] as const;
        },
      },
    ],
  },
];
