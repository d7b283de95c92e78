import { z } from 'astro/zod';
import { isoDay } from './fields.ts';

const service = z.strictObject({
  name: z.string().min(3).describe('As in "Image converter"'),
  about: z.string().min(10).max(90).describe('What stops working when this is down'),
  status: z
    .string()
    .describe('operational, degraded or down; any other value is shown as operational'),
  uptime: z
    .string()
    .regex(/^\d{1,3}(\.\d+)?%$/)
    .describe('Share of the last 90 days, as in "99.9%"'),
  lastIncident: isoDay().nullable().describe('Day of the last incident; null where there is none'),
});

const incident = z.strictObject({
  date: isoDay().describe('The day on which it began, as in 2026-10-14'),
  title: z.string().min(5).describe('What happened, in a few words'),
  description: z.string().min(30).describe('What visitors saw, why, and what was done'),
  status: z
    .enum(['resolved', 'completed'])
    .describe('resolved: a fault that is mended; completed: planned work that is done'),
  duration: z.string().min(3).describe('As in "40 minutes"'),
});

/** All that the status page tells. One file. */
export const statusSchema = z.strictObject({
  updated: isoDay().describe('The day on which somebody last looked over this file'),
  services: z.array(service).min(1).describe('The services, most used first'),
  metrics: z
    .strictObject({
      uptime: z.string().describe('Of all services together, as in "99.9%"'),
      response: z.string().describe('Average response, as in "2.3s"'),
    })
    .describe('The figures over the list; active incidents are counted from the services'),
  incidents: z.array(incident).describe('The history, newest first'),
});
