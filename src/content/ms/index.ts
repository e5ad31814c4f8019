/** Everything the site says in Malay, but for the legal documents and the captions beside it. */
export * from './contact.ts';
export * from './demoTranscript.ts';
export * from './faq.ts';
export * from './home.ts';
export * from './site.ts';
export * from './speedLab.ts';
