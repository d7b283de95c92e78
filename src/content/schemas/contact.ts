import { z } from 'astro/zod';

/** How the people behind the site are reached. One file, which the owner of the site fills in. */
export const contactSchema = z.strictObject({
  email: z.email().describe('The address that is read'),
  phone: z
    .strictObject({
      shown: z.string().min(7).describe('As people write it'),
      dial: z
        .string()
        .regex(/^\+\d{7,15}$/)
        .describe('As a telephone dials it, as in "+12125550147"'),
      note: z.string().describe('Who may call'),
    })
    .describe('The support line'),
  hours: z
    .strictObject({
      zone: z.string().describe('The time zone of the hours below, as in "EST"'),
      days: z
        .array(
          z.strictObject({
            day: z.string().describe('As in "Mon–Fri"'),
            open: z.string().describe('As in "9:00–18:00", or "Closed"'),
          }),
        )
        .min(1)
        .describe('The week, in order'),
      reply: z.string().describe('What is promised about an answer'),
    })
    .describe('When somebody is there'),
  address: z.array(z.string().min(2)).min(2).describe('The office, line by line'),
});
