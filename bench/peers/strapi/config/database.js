// DATABASE is the URL of a PostgreSQL database or the path of an SQLite file.
const { DATABASE } = process.env;

module.exports = () => ({
  connection: DATABASE.startsWith('postgres:')
    ? { client: 'postgres', connection: { connectionString: DATABASE }, pool: { min: 2, max: 20 } }
    : { client: 'sqlite', connection: { filename: DATABASE }, useNullAsDefault: true },
});
