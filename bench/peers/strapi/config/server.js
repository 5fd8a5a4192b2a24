module.exports = ({ env }) => ({
  host: env('HOST'),
  port: env.int('PORT'),
  app: { keys: ['a key that only the measurements use'] },
  logger: { config: { level: 'warn' } },
});
