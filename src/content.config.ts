import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { DESCRIPTION_LIMIT } from './lib/build/seoLimits.ts';

const legal = defineCollection({
  loader: glob({
    pattern: '*/legal/*.md',
    base: './src/content',
    // As in "de/privacy-policy".
    generateId: ({ entry }) => entry.replace('/legal/', '/').replace(/\.md$/, ''),
  }),
  schema: z.strictObject({
    title: z.string().max(40),
    description: z.string().max(DESCRIPTION_LIMIT),
  }),
});

export const collections = { legal };
