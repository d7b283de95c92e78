import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProject, type TestProject } from './testing/project.ts';
import { type Client, designRow, save, share, signUp, upload } from './testing/server.ts';

let project: TestProject;
let member: Client;

beforeAll(async () => {
  project = await startTestProject();
  member = await signUp(project, 'member@example.com');
});
afterAll(() => project?.close());

describe('a row that is refused', () => {
  it.each([
    [{ name: 'a'.repeat(121) }, 'A name has 1 to 120 characters.'],
    [
      { name: ' spaced ' },
      'A name has no spaces around it, no line breaks and no control characters.',
    ],
    [{ prompt: 'a'.repeat(4001) }, 'A prompt has 4,000 characters at most.'],
    [{ type: 'quilt' }, 'The type is embroidery, font, tattoo or logo.'],
    [{ settings: [] }, 'The settings are one object.'],
    [{ settings: { a: 'a'.repeat(20_000) } }, 'The settings have 20,000 bytes at most.'],
    [{ width: 0 }, 'A picture is 1 to 20,000 px wide.'],
    [{ height: -1 }, 'A picture is 1 to 20,000 px high.'],
  ])('says what is wrong: %j', async (wrong, words) => {
    const row = designRow(member.id);
    await upload(member, `${member.id}/${row.id}/picture.png`);
    const { status, body } = await member.ask('/rest/v1/gallery_images', {
      body: { ...row, ...wrong },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: '23514', message: words });
  });

  it.each([
    ['no name', { name: null }],
    ['a number that is none', { width: 'wide' }],
    ['a number too large', { width: 1e12 }],
    ['an id that is none', { id: 'x' }],
    ['a column that there is not', { stars: 5 }],
    ['a zero in a text', { name: 'a\0b' }],
  ])('answers 4xx to %s', async (_what, wrong) => {
    const { status } = await member.ask('/rest/v1/gallery_images', {
      body: { ...designRow(member.id), ...wrong },
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it('answers 409 to what stands already, or is not ready', async () => {
    const id = await save(member);
    await share(member, id);
    const again = await member.ask('/rest/v1/rpc/share_design', { body: { id, name: 'Again' } });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ message: 'the design is shared already' });
    const uncopied = await save(member);
    const early = await member.ask('/rest/v1/rpc/share_design', {
      body: { id: uncopied, name: 'Early' },
    });
    expect(early.status).toBe(409);
    const twice = await member.ask('/rest/v1/gallery_images', {
      body: designRow(member.id, uncopied),
    });
    expect(twice.status).toBe(409);
  });
});
