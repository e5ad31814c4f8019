export const contact = {
  title: 'Une question\u00A0? Écris-nous',
  badge: 'On répond vite',
  card: {
    title: 'Coordonnées',
    text: 'Une mesure fausse, un bug, une idée\u202F? Dis-le-nous.',
    email: 'E-mail',
    emailButton: 'Nous écrire un e-mail',
    opensNewTab: 's’ouvre dans un nouvel onglet',
  },
} as const;

export const messageForm = {
  title: 'Envoie-nous un message',
  name: 'Nom',
  email: 'E-mail',
  subject: 'Objet',
  message: 'Message',
  company: 'Entreprise (laisser vide)',
  incomplete: 'Complète le formulaire',
  complete: 'Envoyer le message',
  sending: 'Envoi…',
  almostFull: 'Il reste moins de {{count}} caractères.',
  full: 'Le message a atteint sa longueur maximale.',
  draftNote: 'Ton brouillon reste sur cet appareil. Il est effacé à l’envoi.',
  sentNote: 'Envoyé. On te répond par e-mail.',
  notice: {
    tooLong:
      '«\u00A0{{field}}\u00A0»\u00A0: {{max}} caractères au maximum. Rien n’a été coupé\u00A0: raccourcis le texte pour l’envoyer.',
    offline: 'Tu es hors ligne. Envoie ton message une fois la connexion revenue.',
    copied: 'Copié.',
    notCopied: 'Ton navigateur a refusé la copie. Le texte est sélectionné.',
  },
  mailFallback: {
    text: 'Ton message est toujours là.',
    copy: 'Le copier',
    email: 'L’envoyer par e-mail',
  },
  noScript: 'Ce formulaire a besoin de JavaScript. Tu peux aussi nous écrire par e-mail\u00A0:',
  notLoaded:
    'Le formulaire ne s’est pas chargé. Tu peux copier ton texte dans un e-mail et nous l’envoyer\u00A0:',
  outcome: {
    sent: 'Merci\u202F! Ton message a été envoyé.',
    failed: 'Oups… quelque chose s’est mal passé. Réessaie.',
    misconfigured: 'Notre service d’e-mail est mal configuré. Réessaie plus tard.',
  },
} as const;
