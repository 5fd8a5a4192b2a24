/** Takes away what the first page said of itself to programs: it is not true of the next one. */
export function dropStructuredData(document: Document): void {
  for (const element of document.querySelectorAll('script[type="application/ld+json"]')) {
    element.remove();
  }
}
