import { expect, type Page } from '@playwright/test';

/**
 * Goes to a screen of the panel as its own links do: without loading the panel again, which takes most of a short test's
 * time. Loads it where it is not open yet, or open at the same path, whose title stays.
 */
export async function goTo(page: Page, href: string): Promise<void> {
  const isGone = await page.evaluate((to) => {
    const isOpen = document.querySelector('nav[aria-label="Main"]') !== null;
    if (!isOpen || new URL(to, location.href).pathname === location.pathname) return false;
    // Each screen sets its title when it is there.
    document.title = '';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    return true;
  }, href);
  if (isGone) await expect(page).toHaveTitle(/./);
  else await page.goto(href);
}
