import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const legal = defineCollection({
  loader: glob({
    pattern: '*/legal/*.md',
    base: './src/content',
    // As in "de/privacy-policy".
    generateId: ({ entry }) => entry.replace('/legal/', '/').replace(/\.md$/, ''),
  }),
  schema: z.strictObject({
    title: z.string().max(40),
    // Search engines truncate longer ones.
    description: z.string().max(155),
  }),
});

export const collections = { legal };
