import { showToast } from 'shared-ui';

/** Says that what was typed says nothing in its cell. */
export function refuse(text: string): void {
  showToast({ title: 'Not taken over', description: text });
}
