export const faqTitle = 'Questions fréquentes';

export const legalIntroductions = {
  privacy: 'Tes données en détail\u00A0:',
  terms: 'Texte intégral\u00A0:',
} as const;

export const faq = {
  what: {
    question: '{{name}}, c’est quoi\u202F?',
    answer:
      'Une appli qui mesure la vitesse de tes frappes. Filme un échange\u00A0: sur ton appareil, l’IA suit le volant tout au long de la vidéo et donne la {{phrase}} en sortie de raquette, en km/h. De quoi suivre tes progrès au fil du temps.',
  },
  download: {
    question: 'Comment télécharger l’appli\u202F?',
    answer:
      'Choisis «\u00A0Télécharger\u00A0» sur cette page ou cherche {{name}} dans l’App Store. Pas besoin de se connecter à un compte. Tu es sur Android\u202F? Désolé, il n’y a pas de version Android, mais tu peux emprunter l’iPhone ou l’iPad d’un ami.',
  },
  /** With a lowest version: “Il faut au minimum iOS 17.” */
  devices: {
    question: 'Quels appareils sont compatibles\u202F?',
    answer: 'iPhone, iPad et Mac, MacBook compris. Il n’y a pas de version Android.',
  },
  free: {
    question: 'C’est vraiment gratuit\u202F?',
    answer: 'Oui, entièrement. Pas de formule premium, pas de frais cachés.',
  },
  offline: {
    question: 'Ça marche hors ligne\u202F?',
    answer:
      'Oui. La mesure se fait sur ton appareil\u00A0: elle ne demande ni connexion ni envoi de vidéo.',
  },
  data: {
    question: 'Mes données sont en sécurité\u202F?',
    answer:
      'Quand tu mesures, ta vidéo reste sur ton appareil et rien n’est envoyé\u202F; les vidéos que tu choisis de nous envoyer servent uniquement à entraîner l’IA. Personne ne les regarde, et elles ne sont pas partagées avec des tiers.',
  },
} as const;
