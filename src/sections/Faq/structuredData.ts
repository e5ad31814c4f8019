import { type FaqEntry, faq } from '../../content/en/faq.ts';

/** The questions as schema.org's FAQPage, equal to the visible text (specification, section 2). */
export function faqPage(entries: readonly FaqEntry[] = faq) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
