import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProject, type TestProject } from '../../../server/embedded/testing/project.ts';
import { type Client, PASSWORD, signUp } from '../../../server/embedded/testing/server.ts';
import { connect, type Supabase } from '../supabase.ts';
import {
  ChangedElsewhere,
  fetchWorkingFile,
  fetchWorkingFilesUsage,
  keepWorkingFile,
  listWorkingFiles,
  NoRoomForPiece,
  PieceTooLarge,
  removeWorkingFile,
} from './working-files.ts';

/* Working files as the page keeps them, against the server behind `npm start`. */

let project: TestProject;
let client: Client;
let member: Supabase;
let people = 0;

beforeAll(async () => {
  project = await startTestProject('site@example.com');
});
afterAll(() => project?.close());
beforeEach(async () => {
  const email = `member${++people}@example.com`;
  client = await signUp(project, email);
  member = connect({ url: project.url, anonKey: 'sb_publishable_local' });
  const { error } = await member.auth.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
});

const NOW = '2026-11-24T10:00:00.000Z';
const piece = (text = '<svg>Şahin İğne</svg>', id = crypto.randomUUID() as string) => ({
  ...{ id, title: 'Lale', widthMm: 80.5, heightMm: 60, stitches: 1200, colors: 3 },
  ...{ createdAt: NOW, changedAt: NOW, bytes: new TextEncoder().encode(text) },
});

describe('working files', () => {
  it('come back as they were sent, and the room they take is told', async () => {
    const sent = piece();
    expect(await keepWorkingFile(sent, 0, member)).toBe(1);
    expect(await listWorkingFiles(member)).toEqual([
      { id: sent.id, title: 'Lale', createdAt: NOW, changedAt: NOW, version: 1, removed: false },
    ]);
    expect(await fetchWorkingFile(sent.id, member)).toEqual({ bytes: sent.bytes, version: 1 });
    const { files, bytes } = await fetchWorkingFilesUsage(member);
    expect(files).toBe(1);
    expect(bytes).toBeGreaterThan(30);
    expect(await removeWorkingFile(sent.id, 1, member)).toBe(2);
    expect(await listWorkingFiles(member)).toMatchObject([{ version: 2, removed: true }]);
    expect(await fetchWorkingFilesUsage(member)).toMatchObject({ files: 0, bytes: 0 });
  });

  it('tell what cannot be: a version that is old, a full account, a piece that is too large', async () => {
    const sent = piece();
    await keepWorkingFile(sent, 0, member);
    await expect(keepWorkingFile(sent, 0, member)).rejects.toThrow(ChangedElsewhere);
    await expect(removeWorkingFile(sent.id, 7, member)).rejects.toThrow(ChangedElsewhere);
    await project.database.query(
      `insert into public.working_files (owner, id, title, width_mm, height_mm, stitches, colors, created_at, changed_at, file)
       select $1, gen_random_uuid(), 'x', 1, 1, 1, 1, now(), now(), 'H4sIA' from generate_series(1, 500)`,
      [client.id],
    );
    await expect(keepWorkingFile(piece(), 0, member)).rejects.toThrow(NoRoomForPiece);
    const noise = Array.from({ length: 120_000 }, (_, i) => Math.sin(i + 1) * 1e16).join(' ');
    await expect(keepWorkingFile(piece(noise.repeat(3)), 0, member)).rejects.toThrow(PieceTooLarge);
  });

  it('are read within bounds: what unpacks without end is no piece', async () => {
    const sent = piece();
    await keepWorkingFile(sent, 0, member);
    const zeros = new Blob([new Uint8Array(70_000_000)])
      .stream()
      .pipeThrough(new CompressionStream('gzip'));
    const bomb = Buffer.from(await new Response(zeros).arrayBuffer()).toString('base64');
    await project.database.query('update public.working_files set file = $1 where id = $2', [
      bomb,
      sent.id,
    ]);
    await expect(fetchWorkingFile(sent.id, member)).rejects.toThrow(RangeError);
  });
});
