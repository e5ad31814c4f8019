export * from './contact.ts';
export * from './demoTranscript.ts';
export * from './faq.ts';
export * from './home.ts';
export * from './site.ts';
export * from './speedLab.ts';
