import { open, readFile } from 'node:fs/promises';

/* Changes bytes of a table's heap file, as a failing disk does. The database must be closed. */

const PAGE_BYTES = 8192;

/** UUID as it lies in a file. */
const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');

/** Where the columns start of the row whose first two columns are those ids. */
async function findRow(file: string, id: string, userId: string): Promise<number> {
  const at = (await readFile(file)).indexOf(Buffer.concat([bytesOf(id), bytesOf(userId)]));
  if (at < 0) throw new Error('the row is not in the file');
  return at;
}

async function write(file: string, at: number, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.write(bytes, 0, bytes.length, at);
  await handle.close();
}

/** Damages the head of the page that has a row: PostgreSQL refuses to read the page. */
export async function damagePage(file: string, id: string, userId: string): Promise<void> {
  const at = await findRow(file, id, userId);
  const page = at - (at % PAGE_BYTES);
  await write(file, page + 12, Buffer.alloc(6, 0xff));
}

/** Damages a row's third column, a text: it says that it is larger than any memory. */
export async function damageLength(file: string, id: string, userId: string): Promise<void> {
  const at = await findRow(file, id, userId);
  await write(file, at + 32, Uint8Array.of(0xfc, 0xff, 0xff, 0x3f));
}

/** Damages a row's third column, a text: it lies elsewhere, at a place that is not there. */
export async function damagePointer(file: string, id: string, userId: string): Promise<void> {
  const at = await findRow(file, id, userId);
  const pointer = Buffer.alloc(18, 0x77);
  pointer[0] = 1; // lies elsewhere
  pointer[1] = 18; // in a TOAST table
  await write(file, at + 32, pointer);
}
