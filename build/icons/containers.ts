export interface Picture {
  /** Width and height in pixels. */
  readonly size: number;
  readonly png: Buffer;
}

/** A Windows icon of PNG pictures. */
export function ico(pictures: readonly Picture[]): Buffer {
  const headerSize = 6 + 16 * pictures.length;
  const header = Buffer.alloc(headerSize);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = headerSize;
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index;
    // 0 stands for 256.
    header.writeUInt8(size % 256, at);
    header.writeUInt8(size % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

/** Apple's name for a PNG picture of each size. */
const APPLE_TYPES: Readonly<Record<number, string>> = {
  16: 'icp4',
  32: 'icp5',
  64: 'icp6',
  128: 'ic07',
  256: 'ic08',
  512: 'ic09',
  1024: 'ic10',
};

/** An icon for macOS. */
export function icns(pictures: readonly Picture[]): Buffer {
  const blocks = pictures.flatMap(({ size, png }) => {
    const type = APPLE_TYPES[size];
    if (type === undefined) return [];
    const head = Buffer.alloc(8);
    head.write(type, 'ascii');
    head.writeUInt32BE(png.length + 8, 4);
    return [head, png];
  });
  const body = Buffer.concat(blocks);
  const head = Buffer.alloc(8);
  head.write('icns', 'ascii');
  head.writeUInt32BE(body.length + 8, 4);
  return Buffer.concat([head, body]);
}
