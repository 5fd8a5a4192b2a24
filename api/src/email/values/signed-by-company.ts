/** The end of automatic mail, as the content of a paragraph. */
export const signedByCompany =
  'Kind regards<br>{{company.name}}{{#company.signature}}<br>{{company.signature}}{{/company.signature}}';
