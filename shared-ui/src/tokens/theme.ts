/** The user's choice; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** The localStorage key of the choice; absent means `system`. */
export const themeStorageKey = 'theme';

/**
 * Source of a script that hosts inline in `<head>` (with their nonce), so that the first paint already has the
 * chosen theme.
 */
export const themeScript = `try{var t=localStorage.getItem('${themeStorageKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/** Of the window, which every edition of this package hears. */
const changeEvent = 'shared-ui:theme';

/** The stored choice; `system` where storage is absent or blocked. */
export function readThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(themeStorageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    // The browser's settings may block storage: the device's theme applies.
    return 'system';
  }
}

/** Changes surfaces and controls at once: with a transition they would show the old theme for a moment. */
function withoutTransitions() {
  const { dataset } = document.documentElement;
  dataset['themeChange'] = '';
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset['themeChange']));
}

function apply(choice: ThemeChoice) {
  withoutTransitions();
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

/** Applies and stores a choice, and notifies every `useTheme`. */
export function chooseTheme(choice: ThemeChoice) {
  apply(choice);
  try {
    if (choice === 'system') localStorage.removeItem(themeStorageKey);
    else localStorage.setItem(themeStorageKey, choice);
  } catch {
    // Storage is blocked: the choice applies to this page only.
  }
  window.dispatchEvent(new Event(changeEvent));
}

/** Calls back when the choice changes here or in another tab, or the device's theme changes. */
export function subscribeToTheme(listener: () => void) {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const adopt = (event: StorageEvent) => {
    if (event.key !== themeStorageKey) return;
    apply(readThemeChoice());
    listener();
  };
  const follow = () => {
    withoutTransitions();
    listener();
  };
  window.addEventListener(changeEvent, listener);
  device.addEventListener('change', follow);
  window.addEventListener('storage', adopt);
  return () => {
    window.removeEventListener(changeEvent, listener);
    device.removeEventListener('change', follow);
    window.removeEventListener('storage', adopt);
  };
}
