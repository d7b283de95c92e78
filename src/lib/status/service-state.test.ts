import { describe, expect, it } from 'vitest';
import { activeIncidents, overallState, serviceState } from './service-state.ts';

describe('serviceState', () => {
  it('knows its three states', () => {
    expect(['operational', 'degraded', 'down'].map(serviceState)).toEqual([
      'operational',
      'degraded',
      'down',
    ]);
  });

  it('shows an unknown value as operational', () => {
    expect(['', 'Down', 'maintenance', 'constructor'].map(serviceState)).toEqual(
      Array<string>(4).fill('operational'),
    );
  });
});

describe('overallState', () => {
  it('is that of the worst service', () => {
    expect(overallState(['operational', 'degraded', 'operational'])).toBe('degraded');
    expect(overallState(['degraded', 'down', 'operational'])).toBe('down');
    expect(overallState(['operational', 'who knows'])).toBe('operational');
    expect(overallState([])).toBe('operational');
  });
});

describe('activeIncidents', () => {
  it('counts what is degraded or down', () => {
    expect(activeIncidents(['operational', 'degraded', 'down', 'odd'])).toBe(2);
    expect(activeIncidents(['operational'])).toBe(0);
  });
});
