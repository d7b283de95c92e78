import { afterAll, beforeAll, expect, it } from 'vitest';
import { oneByOne } from './one-by-one.ts';
import { startTestProject, type TestProject } from './testing/project.ts';
import { Client, PASSWORD, save, signUp } from './testing/server.ts';

/* Many people at once on the project's one connection. */

let project: TestProject;
beforeAll(async () => {
  project = await startTestProject();
});
afterAll(() => project?.close());

it('nobody’s request is undone by, or done as, somebody else’s', async () => {
  const busy = await signUp(project, 'busy@example.com');
  await save(busy);
  const visitor = new Client(project);
  let stop = false;
  /** Transactions that end in a rollback, and such that write as a member, without a pause. */
  const noise = ['delete_account', 'moderation_queue', 'my_files'].map(async (name) => {
    while (!stop) await busy.ask(`/rest/v1/rpc/${name}`, { body: {} });
  });
  const people = Array.from({ length: 8 }, async (_, index) => {
    const email = `person${index}@example.com`;
    const person = await signUp(project, email);
    const id = await save(person);
    const seen = await visitor.ask(`/rest/v1/gallery_images?id=eq.${id}&select=id`);
    expect(seen.body).toEqual([]);
    const { status } = await visitor.ask('/auth/v1/token?grant_type=password', {
      body: { email, password: PASSWORD },
    });
    expect(status).toBe(200);
  });
  await Promise.all(people).finally(() => (stop = true));
  await Promise.all(noise);
});

it('goes on after one that breaks', async () => {
  const answer = oneByOne(({ url }) =>
    url.endsWith('/broken')
      ? Promise.reject(new Error('broken'))
      : Promise.resolve(new Response('')),
  );
  const [first, second] = ['broken', 'whole'].map((path) =>
    answer(new Request(`http://localhost/${path}`)),
  );
  await expect(first).rejects.toThrow('broken');
  expect((await second).status).toBe(200);
});
