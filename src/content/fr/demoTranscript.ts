export const transcript = [
  {
    timeS: 0,
    text: 'Un téléphone à la verticale sur fond sombre, à côté des mots «\u00A0How fast was that?\u00A0» (il est parti à combien\u202F?). L’appli montre la séance du jour\u00A0: son meilleur smash jusqu’ici, 304\u00A0km/h, dessiné de côté comme une suite de points au-dessus du filet, et quatre séances précédentes. Un doigt touche «\u00A0Film a rally\u00A0» (filmer un échange).',
  },
  {
    timeS: 3.5,
    text: 'Le téléphone bascule à l’horizontale. L’image montre un terrain de badminton vu du bord, un joueur à chaque bout. Dès que le terrain est cadré, de fines lignes suivent celles qui sont peintes et des croix marquent leurs intersections. Un déclic\u00A0: le terrain est repéré, 13,40\u00A0mètres de long, le filet à 1,55\u00A0mètre de haut au poteau.',
  },
  {
    timeS: 8.4,
    text: 'Un appui lance l’enregistrement, à 60\u00A0images par seconde. Les joueurs disputent un échange. Puis l’un d’eux smashe\u00A0: un cadre suit le volant par-dessus le filet, et une traînée vert citron montre son chemin jusqu’au sol. Un appui arrête l’enregistrement.',
  },
  {
    timeS: 17.2,
    text: 'Le même smash, huit fois plus lentement\u00A0: la raquette frappe le volant, puis un bip à chaque image. Au-dessus des points s’affichent les vitesses du volant\u00A0: 320\u00A0km/h en sortie de raquette, puis 246, 200, 169, et à côté du cadre celle de l’image qui vient d’être lue. Dessous, une courbe s’ajuste aux images déjà lues et donne la vitesse en sortie de raquette\u00A0: 320 après trois images, et toujours 320 après les 33.',
  },
  {
    timeS: 24.6,
    text: 'Le téléphone revient à la verticale. Les résultats\u00A0: 320\u00A0km/h en sortie de raquette, d’après une courbe de résistance de l’air ajustée sur 33\u00A0images. Un graphique montre la vitesse qui chute de moitié en 3,4\u00A0mètres. Le volant a été frappé à 2,75\u00A0mètres du sol, a passé le filet à 94\u00A0km/h et a touché le sol au bout de 0,54\u00A0seconde. Dessous, les six smashs de cette séance\u202F; le dernier est le plus rapide.',
  },
  {
    timeS: 31.5,
    text: 'Un appui sur «\u00A0Progress\u00A0» (les progrès). Un graphique sur huit semaines, un point par smash et une ligne qui relie le meilleur de chaque séance\u00A0: 320 aujourd’hui, 11\u00A0km/h de plus que le 29\u00A0septembre.',
  },
  {
    timeS: 36,
    text: 'Le téléphone recule, à côté du logo de l’appli, de son nom, {{name}}, et des mots «\u00A0Film the rally. Read the speed.\u00A0» (filme l’échange, lis la vitesse).',
  },
] as const;
