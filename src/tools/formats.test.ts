import { FORMATS } from 'ilmek-engine/tables';
import { expect, it } from 'vitest';
import { MACHINE_FORMATS, READ_BY } from './formats.ts';

it('names the makers that the engine names', () => {
  for (const format of MACHINE_FORMATS) expect(READ_BY[format]).toBe(FORMATS[format].maker);
});
