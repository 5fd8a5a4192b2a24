import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { ApiProblem } from '../kernel/problem';
import { prepareUpload, type PreparedUpload } from './prepare-upload';

function prepare(content: Uint8Array | string, originalName: string): Promise<PreparedUpload> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return prepareUpload({ bytes, originalName });
}

function picture(width = 40, height = 20) {
  return sharp({ create: { width, height, channels: 3, background: '#7c3aed' } });
}

async function problemOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'accepted',
    (error: unknown) => (error instanceof ApiProblem ? error.code : error),
  );
}

/** A well-formed PNG that claims its size in the header and has one empty chunk of data. */
function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(10))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

test('an image is known by its bytes, whatever its name', async () => {
  for (const [format, extension, mime] of [
    ['png', 'png', 'image/png'],
    ['jpeg', 'jpg', 'image/jpeg'],
    ['webp', 'webp', 'image/webp'],
    ['avif', 'avif', 'image/avif'],
    ['gif', 'gif', 'image/gif'],
  ] as const) {
    const bytes = await picture().toFormat(format).toBuffer();
    const prepared = await prepare(bytes, 'report.pdf');
    expect(prepared).toMatchObject({ kind: 'image', mime, extension, width: 40, height: 20 });
    expect(prepared.sha256).toMatch(/^[0-9a-f]{64}$/);
  }
});

test('documents are known by their bytes; a table of text by its name as well', async () => {
  expect(await prepare('%PDF-1.7\n%âãÏÓ\n', 'x.png')).toMatchObject({
    kind: 'document',
    mime: 'application/pdf',
  });
  expect(await prepare('name,cas\nAcetone,67-64-1\n', 'list.csv')).toMatchObject({
    mime: 'text/csv',
  });
  expect(await problemOf(prepare('name,cas\n', 'list.txt'))).toBe('wrong-type');
});

test('what hides behind a name is refused', async () => {
  const hidden: [Uint8Array | string, string][] = [
    ['<?php system($_GET["c"]); ?>', 'photo.png'],
    ['<!doctype html><script>alert(1)</script>', 'photo.png'],
    ['<html><body>a,b</body></html>', 'list.csv'],
    ['a,b\n<script>alert(1)</script>', 'list.csv'],
    ['#!/bin/sh\necho a,b', 'list.csv'],
    [new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]), 'photo.png'],
    [new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0]), 'list.xlsx'],
    ['', 'photo.png'],
  ];
  for (const [content, name] of hidden) {
    expect([name, await problemOf(prepare(content, name))]).toEqual([name, 'wrong-type']);
  }
});

test('an image that claims 30 000 × 30 000 pixels is refused at once', async () => {
  const started = performance.now();
  expect(await problemOf(prepare(pngClaiming(30_000, 30_000), 'x.png'))).toBe('too-large');
  expect(performance.now() - started).toBeLessThan(1_000);
});

test('a damaged image is refused', async () => {
  const whole = await picture(200, 200).png().toBuffer();
  expect(await problemOf(prepare(whole.subarray(0, whole.length - 60), 'x.png'))).toBe('invalid');
  expect(await problemOf(prepare(pngClaiming(300, 300), 'x.png'))).toBe('invalid');
});

test('an image over 10 MB is refused', async () => {
  const large = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.alloc(10_000_000)]);
  expect(await problemOf(prepare(large, 'x.jpg'))).toBe('too-large');
});

test('what tells of the place and the camera is not kept, and the picture stands upright', async () => {
  const bytes = await picture()
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { bytes: stored, width, height } = await prepare(bytes, 'x.jpg');
  expect([width, height]).toEqual([20, 40]);
  const metadata = await sharp(stored).metadata();
  expect(metadata).toMatchObject({ format: 'jpeg', width: 20, height: 40 });
  expect(metadata.exif).toBeUndefined();
});

test('a picture that is drawn again is no larger than what was sent', async () => {
  const noise = sharp(
    Uint8Array.from({ length: 300 * 200 * 3 }, () => Math.random() * 255),
    {
      raw: { width: 300, height: 200, channels: 3 },
    },
  );
  const exif = { IFD0: { Copyright: 'Ann Example' } };
  for (const sent of [
    await noise.clone().jpeg({ quality: 86 }).withExif(exif).toBuffer(),
    await noise.clone().webp({ quality: 86 }).withExif(exif).toBuffer(),
    await noise.clone().png({ compressionLevel: 9 }).withExif(exif).toBuffer(),
  ]) {
    const kept = await prepare(sent, 'noise');
    expect(kept.bytes.length).toBeLessThanOrEqual(sent.length);
    expect((await sharp(kept.bytes).metadata()).exif).toBeUndefined();
  }
});

test('an SVG is kept without its script', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="8"><script>alert(1)</script><path d="M0 0h9v7z"/></svg>';
  const { bytes, ...facts } = await prepare(svg, 'x.png');
  expect(facts).toMatchObject({ mime: 'image/svg+xml', extension: 'svg', width: 10, height: 8 });
  expect(new TextDecoder().decode(bytes)).not.toContain('script');
});

test('the name that is shown is no path', async () => {
  const { originalName } = await prepare(
    await picture().png().toBuffer(),
    '../../etc\\pass\u0000wd\r\n.png',
  );
  expect(originalName).toBe('passwd.png');
  const spoofed = await prepare('%PDF-1.7\n', 'cv\u202Efdp.exe\u2066\u200b\ufeff');
  expect(spoofed.originalName).toBe('cvfdp.exe');
});
