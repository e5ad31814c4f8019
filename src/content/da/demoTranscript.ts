export const transcript = [
  {
    timeS: 0,
    text: 'En telefon på højkant mod en mørk baggrund, og ved siden af den ordene »How fast was that?« (Hvor hurtigt var det?). Appen viser dagens session: det bedste smash indtil nu, 304\u00A0km/t, tegnet fra siden som en række prikker over nettet, og fire tidligere sessioner. En finger trykker på »Film a rally« (film en duel).',
  },
  {
    timeS: 3.5,
    text: 'Telefonen drejes om på siden. Billedet viser en badmintonbane fra siden, med en spiller i hver ende. Så snart banen er i billedet, løber tynde linjer langs de malede, og krydser viser hvor linjerne mødes. Et klik: Banen er fundet, 13,40\u00A0meter lang, og nettet er 1,55\u00A0meter højt ved stolpen.',
  },
  {
    timeS: 8.4,
    text: 'Et tryk starter optagelsen, 60 billeder i sekundet. Duellen er i gang. Så smasher en af spillerne: En ramme følger bolden over nettet, og et limegrønt spor viser dens vej til gulvet. Et tryk stopper optagelsen.',
  },
  {
    timeS: 17.2,
    text: 'Smashet igen, otte gange langsommere: Ketsjeren rammer bolden, og så et tik for hvert billede. Over prikkerne står boldens hastigheder: 320\u00A0km/t i slagøjeblikket, så 246, 200, 169, og ved rammen hastigheden i det billede der netop er aflæst. Nedenunder bliver en kurve tilpasset de billeder der er aflæst indtil nu, og den giver hastigheden i slagøjeblikket: 320 efter tre billeder og stadig 320 efter alle 33.',
  },
  {
    timeS: 24.6,
    text: 'Telefonen drejes tilbage på højkant. Resultatet: 320\u00A0km/t i slagøjeblikket, ud fra en luftmodstandskurve tilpasset 33 billeder. Et diagram viser at hastigheden bliver halveret på 3,4\u00A0meter. Bolden blev ramt 2,75\u00A0meter over gulvet, passerede nettet med 94\u00A0km/t og var nede efter 0,54\u00A0sekunder. Nedenunder er sessionens seks smash; det sidste er det hurtigste.',
  },
  {
    timeS: 31.5,
    text: 'Et tryk på »Progress« (fremgang). Et diagram over otte uger, en prik for hvert smash og en linje gennem det bedste i hver session: 320 i dag, 11\u00A0km/t mere end 29.\u00A0september.',
  },
  {
    timeS: 36,
    text: 'Telefonen rykker tilbage, og ved siden af den står appens mærke, dens navn, {{name}}, og ordene »Film the rally. Read the speed.« (Film duellen. Aflæs farten.)',
  },
] as const;
