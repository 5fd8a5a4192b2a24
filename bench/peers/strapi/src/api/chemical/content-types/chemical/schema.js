// FIELDS has the names and kinds of a chemical's fields.
const types = { text: 'text', number: 'float', boolean: 'boolean', json: 'json' };
const { FIELDS, SEARCHED } = process.env;
const searched = JSON.parse(SEARCHED);

module.exports = {
  kind: 'collectionType',
  collectionName: 'chemicals',
  info: { singularName: 'chemical', pluralName: 'chemicals', displayName: 'Chemical' },
  options: { draftAndPublish: false },
  attributes: Object.fromEntries(
    JSON.parse(FIELDS).map(({ name, kind }) => [
      name,
      { type: types[kind], searchable: searched.includes(name) },
    ]),
  ),
};
