const key = 'language-chosen';

/** Whether this browser's reader has chosen a language, or declined the one that was offered. */
export function hasChosenLanguage(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // Without storage it would be asked on each page.
    return true;
  }
}

export function noteLanguageChoice(): void {
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // Nothing is offered without storage.
  }
}
