import { describe, expect, it } from 'vitest';
import { DamagedFileError } from './object-files.ts';
import { Troubles, troubleOf } from './troubles.ts';

const system = (code: string) =>
  Object.assign(new Error(`${code}: open '/home/me/.data/files/x'`), { code, syscall: 'open' });
const postgres = (code: string) => Object.assign(new Error('base/5/1'), { code });

describe('troubleOf', () => {
  it.each([
    [system('ENOSPC'), 'disk-full'],
    [postgres('53100'), 'disk-full'],
    [system('EROFS'), 'no-access'],
    [postgres('58030'), 'no-access'],
    [postgres('XX001'), 'damaged'],
    [new DamagedFileError('gallery/x'), 'damaged'],
    [postgres('42501'), undefined],
    [new Error('no code'), undefined],
    [undefined, undefined],
  ])('%s is %s', (error, code) => {
    const trouble = troubleOf(error);
    expect(trouble?.code).toBe(code);
    expect(trouble?.words ?? '').not.toContain('/');
    if (trouble) expect(trouble.words.length + trouble.line!.length).toBeGreaterThan(100);
  });
});

describe('Troubles', () => {
  const box = { write: (error?: Error) => (error ? Promise.reject(error) : Promise.resolve(1)) };
  const troubles = new Troubles();
  troubles.watch(box, ['write']);

  it('answers in words in place of an error that says nothing', async () => {
    const told: string[] = [];
    const answer = await troubles.answer(
      async () => {
        await box.write(system('ENOSPC')).catch(() => undefined);
        await box.write(postgres('XX000')).catch(() => undefined);
        return new Response('Internal server error', { status: 500 });
      },
      ({ line }) => Promise.resolve(told.push(line!) > 0),
    );
    expect(answer.status).toBe(507);
    const said = (await answer.json()) as { code: string; message: string };
    expect(said.code).toBe('disk-full');
    expect(said.message).toContain('disk is full');
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('ENOSPC');
  });

  it('leaves every other answer as it is', async () => {
    const never = () => Promise.reject(new Error('told'));
    const refused = () =>
      box.write(postgres('42501')).catch(() => new Response('', { status: 403 }));
    expect((await troubles.answer(() => refused() as Promise<Response>, never)).status).toBe(403);
    const thrown = troubles.answer(() => Promise.reject(new TypeError('ours')), never);
    await expect(thrown).rejects.toThrow('ours');
  });
});
