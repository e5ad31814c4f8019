import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const legal = defineCollection({
  loader: glob({ pattern: '*.md', base: './src/content/en/legal' }),
  schema: z.strictObject({
    title: z.string().max(40),
    // Search engines cut descriptions after about this many characters.
    description: z.string().max(155),
  }),
});

export const collections = { legal };
