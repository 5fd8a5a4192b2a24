/** The name of the admin panel on its login, in its side menu and in the document title. */
export const brandName = 'Chemical Trading';
