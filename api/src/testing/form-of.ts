export interface FormFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Payload and headers of a `multipart/form-data` request. */
export function formOf(parts: Readonly<Record<string, string | FormFile | readonly FormFile[]>>) {
  const boundary = 'boundary-of-the-test-form';
  const pieces = Object.entries(parts).flatMap(([field, value]) =>
    typeof value === 'string' || 'name' in value
      ? [piece(field, value)]
      : value.map((file) => piece(field, file)),
  );
  const payload = Buffer.concat([
    ...pieces.flatMap((part) => [Buffer.from(`--${boundary}\r\n`), part, Buffer.from('\r\n')]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

function piece(field: string, value: string | FormFile): Buffer {
  const head = `Content-Disposition: form-data; name="${field}"`;
  if (typeof value === 'string') return Buffer.from(`${head}\r\n\r\n${value}`);
  const type = 'Content-Type: application/octet-stream';
  const file = Buffer.from(`${head}; filename="${value.name}"\r\n${type}\r\n\r\n`);
  return Buffer.concat([file, value.bytes]);
}
