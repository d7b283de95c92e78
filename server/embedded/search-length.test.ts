import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProject, type TestProject } from './testing/project.ts';
import { Client, save, share, signUp } from './testing/server.ts';

let project: TestProject;
let member: Client;

beforeAll(async () => {
  project = await startTestProject();
  member = await signUp(project, 'member@example.com');
  await share(member, await save(member));
});
afterAll(() => project?.close());

const LISTS = ['gallery_page', 'my_designs'];
const ask = (list: string, body: object) => member.ask(`/rest/v1/rpc/${list}`, { body });

describe.each(LISTS)('%s', (list) => {
  it('searches for 200 characters at most, and says so', async () => {
    const most = await ask(list, { search: 'ı'.repeat(200) });
    expect(most).toMatchObject({ status: 200, body: [] });
    for (const search of ['ı'.repeat(201), ' '.repeat(201), '%'.repeat(100_000)]) {
      const { status, body } = await ask(list, { search });
      expect(status).toBe(400);
      expect(body).toMatchObject({ message: 'A search has 200 characters at most.' });
    }
  });

  it('takes no endless key', async () => {
    const body = { sort: 'name', after_key: 'a'.repeat(1001), after_id: crypto.randomUUID() };
    expect(await ask(list, body)).toMatchObject({
      status: 400,
      body: { message: 'after_key is no key of a design.' },
    });
  });

  it('finds what it found', async () => {
    for (const search of ['', ' tulip ', 'RED tulip', 'two leaves']) {
      expect((await ask(list, { search })).body).toHaveLength(1);
    }
    expect((await ask(list, { search: 'rose' })).body).toEqual([]);
    expect((await ask(list, {})).body).toHaveLength(1);
    const visitor = await new Client(project).ask(`/rest/v1/rpc/${list}`, { body: {} });
    expect(visitor.status).toBe(list === 'gallery_page' ? 200 : 401);
  });
});
