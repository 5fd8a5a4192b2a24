/** What the admin panel is called on its login, its side menu and in the browser's title. */
export const brandName = 'Chemical Trading';
