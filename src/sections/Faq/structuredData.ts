import { faq } from '../../content/en/faq.ts';

/** The questions as schema.org's FAQPage, equal to the visible text (specification, section 2). */
export function faqPage() {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
