/** The end of automatic mail, as the content of a paragraph. */
export function signedByCompany(regards = 'Kind regards'): string {
  return `${regards}<br>{{company.name}}{{#company.signature}}<br>{{company.signature}}{{/company.signature}}`;
}
