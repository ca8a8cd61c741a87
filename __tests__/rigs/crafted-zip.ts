// Zips as nobody's tool would make them: every field of an entry can lie.
import { crc32, deflateRawSync } from 'node:zlib';

export interface CraftedEntry {
  readonly name: string;
  readonly bytes?: Uint8Array;
  /** Unix mode, type bits included; default a plain file. */
  readonly mode?: number;
  readonly method?: number;
  /** What the zip says of the size and checksum, where it is not the truth. */
  readonly saidSize?: number;
  readonly saidCrc?: number;
  readonly flags?: number;
}

const utf8Name = 0x800;

export function craftZip(entries: readonly CraftedEntry[], saidCount = entries.length): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { bytes = Buffer.from('x'), mode = 0o100644, method = 8, flags = utf8Name } = entry;
    const name = Buffer.from(entry.name);
    const packed = method === 8 ? deflateRawSync(bytes) : Buffer.from(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(method, 4);
    common.writeUInt32LE(entry.saidCrc ?? crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(entry.saidSize ?? bytes.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(((mode << 16) | 0) >>> 0, 6);
    tail.writeUInt32LE(offset, 10);
    centrals.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 3]), common, tail, name]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(saidCount & 0xffff, 4);
  end.writeUInt16LE(saidCount & 0xffff, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, central, Buffer.from('PK\x05\x06'), end]);
}
