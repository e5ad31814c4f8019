import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { DESCRIPTION_LIMIT } from './lib/seoLimits.ts';

const legal = defineCollection({
  loader: glob({ pattern: '*.md', base: './src/content/en/legal' }),
  schema: z.strictObject({
    title: z.string().max(40),
    description: z.string().max(DESCRIPTION_LIMIT),
  }),
});

export const collections = { legal };
