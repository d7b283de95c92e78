import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterFrame } from './after-frame.ts';

afterEach(() => vi.unstubAllGlobals());

describe('afterFrame', () => {
  it('waits for the next frame, and for what is drawn in it', async () => {
    const told: string[] = [];
    let draw: FrameRequestCallback | undefined;
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
      draw = callback;
      return 1;
    });
    vi.stubGlobal('document', { visibilityState: 'visible' });
    const waited = afterFrame().then(() => told.push('after'));
    await Promise.resolve();
    expect(told).toEqual([]);
    draw!(0);
    told.push('frame');
    await waited;
    expect(told).toEqual(['frame', 'after']);
  });

  it('waits for nothing where nobody looks', async () => {
    const asked = vi.fn();
    vi.stubGlobal('requestAnimationFrame', asked);
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    await afterFrame();
    expect(asked).not.toHaveBeenCalled();
  });
});
