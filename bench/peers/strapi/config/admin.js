module.exports = () => ({
  serveAdminPanel: false,
  auth: { secret: 'a secret that only the measurements use' },
  apiToken: { salt: 'a salt that only the measurements use' },
  transfer: { token: { salt: 'another salt that only the measurements use' } },
  secrets: { encryptionKey: 'a key that only the measurements use' },
});
