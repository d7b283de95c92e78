/** How a service does, best first. */
const SERVICE_STATES = ['operational', 'degraded', 'down'] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];

/** What a state is called on the page. */
export const STATE_NAMES: Record<ServiceState, string> = {
  operational: 'Operational',
  degraded: 'Degraded',
  down: 'Down',
};

/** The headline while all services together are in that state: its last word is the state. */
export const HEADLINES: Record<ServiceState, [string, string]> = {
  operational: ['All systems', 'operational'],
  degraded: ['Some systems', 'degraded'],
  down: ['Some systems', 'down'],
};

/** The state that a value of the data stands for; an unknown one is shown as operational. */
export function serviceState(value: string): ServiceState {
  return SERVICE_STATES.find((state) => state === value) ?? 'operational';
}

/** The state of all services together: that of the worst. */
export function overallState(values: readonly string[]): ServiceState {
  const worst = Math.max(0, ...values.map((value) => SERVICE_STATES.indexOf(serviceState(value))));
  return SERVICE_STATES[worst];
}

/** Services that are degraded or down at the moment. */
export function activeIncidents(values: readonly string[]): number {
  return values.filter((value) => serviceState(value) !== 'operational').length;
}
