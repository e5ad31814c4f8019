export const phrase: string = 'smashhastighed';

export const pages = {
  home: {
    title: '{{name}}: mål din {{phrase}} i badminton',
    description:
      'Film en badmintonduel, og få din {{phrase}}: farten når bolden forlader ketsjeren. Gratis til iPhone, iPad og Mac. Måler på din enhed, også offline.',
  },
  notFound: {
    title: 'Siden findes ikke · {{name}}',
    description: 'Der er ingen side på denne adresse.',
  },
} as const;

export const navigation = {
  skip: 'Gå til indholdet',
  main: 'Hovedmenu',
  footer: 'Sidefod',
  home: 'Forside',
  contact: 'Kontakt',
  faq: 'FAQ',
  terms: 'Brugsvilkår',
  privacy: 'Privatlivspolitik',
} as const;

export const starfieldToggle = {
  pause: 'Stands stjernerne',
  drift: 'Lad stjernerne drive',
} as const;

export const computerMade = { film: 'Filmen er computergenereret', picture: 'Computergenereret' };

export const languages = {
  title: 'Sprog',
  offer: 'Siden findes også på dansk.',
  dismiss: 'Luk',
} as const;

export const legal = {
  effective: 'Gælder fra',
  translation: {
    text: 'Denne oversættelse er kun en hjælp til læsningen; den engelske version har forrang i det omfang den lovgivning du er omfattet af, tillader det.',
    link: 'Læs den engelske version',
  },
  dataKinds: { withPageViews: 'seks', withoutPageViews: 'fem' },
} as const;

export const notFound = {
  title: 'Ude.',
  text: 'Fejl 404. Siden landede uden for linjen.',
  home: 'Tilbage til forsiden',
  alternatives: 'Eller prøv',
} as const;
