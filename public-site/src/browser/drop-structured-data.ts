/** Removes the structured data of the first page, which does not describe the next one. */
export function dropStructuredData(document: Document): void {
  for (const element of document.querySelectorAll('script[type="application/ld+json"]')) {
    element.remove();
  }
}
