import { describe, expect, it } from 'vitest';
import { createPlayhead, speedFor } from './playhead.ts';

describe('the playhead', () => {
  it('sews as fast as it is told', () => {
    const head = createPlayhead(10_000, 0);
    head.setSpeed(60);
    head.advance(1000);
    expect(head.place()).toBe(0);
    head.toggle();
    head.advance(1000);
    expect(head.place()).toBe(700);
    head.setSpeed(1);
    for (let i = 0; i < 60; i++) head.advance(1000 / 60);
    expect(head.place()).toBe(711);
  });

  it('begins anew from the end, and stops at it', () => {
    const head = createPlayhead(700);
    head.setSpeed(200);
    head.toggle();
    expect([head.place(), head.state().playing]).toEqual([0, true]);
    head.advance(5000);
    expect(head.state()).toEqual({ place: 700, playing: false, speed: 200 });
  });

  it('tells a few times a second, but of every move to those who follow', () => {
    const head = createPlayhead(40_000, 0);
    let told = 0;
    let moved = 0;
    head.subscribe(() => told++);
    const stop = head.onMove(() => moved++);
    head.toggle();
    for (let i = 0; i < 60; i++) head.advance(1000 / 60);
    expect(moved).toBe(61);
    expect(told).toBeLessThan(10);
    stop();
    head.seek(-5);
    expect([moved, head.state().place]).toEqual([61, 0]);
  });

  it('keeps its state object while there is no news', () => {
    const head = createPlayhead(100, 0);
    expect(head.state()).toBe(head.state());
  });

  it('stays at rest where there is nothing to sew', () => {
    const head = createPlayhead(0);
    head.toggle();
    expect(head.state().playing).toBe(false);
  });

  it('chooses a speed that sews within a minute', () => {
    expect([500, 3000, 12_000, 41_000, 900_000].map(speedFor)).toEqual([1, 5, 20, 60, 200]);
  });
});
