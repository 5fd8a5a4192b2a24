import { chemicals } from 'contract/catalog';
import fastify from 'fastify';
import { jwtVerify } from 'jose';
import pg from 'pg';

/**
 * The yardstick: Fastify and `pg` alone. It verifies the signature of the same token and sends the same answers as
 * `product/get` and `product/getById`.
 */
const { PORT, DATABASE_URL, JWT_SECRET = '' } = process.env;
const fields = Object.entries(chemicals.fields);
const listed = columns(fields.filter(([, { depth }]) => depth === 'list').map(([name]) => name));
const whole = columns(fields.map(([name]) => name));
const key = await crypto.subtle.importKey(
  'raw',
  new TextEncoder().encode(JWT_SECRET),
  { name: 'HMAC', hash: 'SHA-256' },
  false,
  ['verify'],
);
pg.types.setTypeParser(1184, (value) => new Date(value).toISOString());
pg.types.setTypeParser(20, Number);
pg.types.setTypeParser(1700, Number);
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });

const app = fastify();
app.addHook('onRequest', async ({ headers, url }) => {
  if (url === '/ready') return;
  await jwtVerify(headers.authorization?.slice('Bearer '.length) ?? '', key);
});

interface Query {
  readonly id?: string;
  readonly page?: string;
  readonly categoryId?: string;
}

app.get<{ Querystring: Query }>('/api/product/get', async ({ query }) => {
  const { page = '1', categoryId } = query;
  const values = categoryId === undefined ? [] : [categoryId];
  const where = `where deleted_at is null${categoryId === undefined ? '' : ' and category_id = $1'}`;
  const offset = (Number(page) - 1) * 25;
  const [records, counted] = await Promise.all([
    pool.query(
      `select ${listed} from chemical ${where}
        order by sort_key, _id limit 25 offset ${offset}`,
      values,
    ),
    pool.query(`select count(*) as total from chemical ${where}`, values),
  ]);
  return { data: records.rows, total: counted.rows[0].total, page: Number(page), pageSize: 25 };
});

app.get<{ Querystring: Query }>('/api/product/getById', async ({ query: { id } }, reply) => {
  const { rows } = await pool.query(
    `select ${whole} from chemical where _id = $1 and deleted_at is null`,
    [id],
  );
  return rows[0] ? { data: rows[0] } : reply.code(404).send();
});

app.get('/ready', async () => ({}));

await app.listen({ port: Number(PORT), host: '127.0.0.1' });

function columns(names: readonly string[]): string {
  return ['_id', 'createdAt', 'updatedAt', 'version', ...names]
    .map((name) => `${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} as "${name}"`)
    .join(', ');
}
