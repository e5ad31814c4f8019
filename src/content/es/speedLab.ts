export const speedLab = {
  title: 'El laboratorio de velocidad',
  lead: 'Configura un remate y mira cómo lo frena el aire.',
  sources:
    'Resistencia del aire y gravedad: Cohen et al., New J. Phys. 17 (2015) 063001. Unos 200\u00A0ms para reaccionar a lo que se ve: Woods et al., Front. Hum. Neurosci. 9 (2015) 131.',
} as const;

/** What is not a name is in lower case with its article, because `who` also stands inside sentences. */
export const measured = {
  rankireddy: {
    who: 'Satwiksairaj Rankireddy',
    where: 'Récord Guinness masculino, 14 de abril de 2023, condiciones de prueba',
  },
  tanBoonHeong: {
    who: 'Tan Boon Heong',
    where: 'Récord anterior, 2013, condiciones de prueba',
  },
  pearlyTan: {
    who: 'Pearly Tan',
    where: 'Récord Guinness femenino, 14 de abril de 2023, condiciones de prueba',
  },
  kolding: {
    who: 'Mads Pieler Kolding',
    where: 'Premier Badminton League, enero de 2017, en partido',
  },
  lakshyaSen: {
    who: 'Lakshya Sen',
    where: 'BWF, individual masculino, Abierto de Canadá 2023, en partido',
  },
  leeChongWei: { who: 'Lee Chong Wei', where: 'Hawk-Eye, 2015, en partido' },
  intanon: { who: 'Ratchanok Intanon', where: 'Hawk-Eye, 2016, en partido' },
  eliteMen: {
    who: 'la élite masculina',
    where: 'Media de 19\u00A0jugadores, Applied Sciences 2025, 15(2), 844, condiciones de prueba',
  },
  college: {
    who: 'los jugadores universitarios (1998)',
    where: 'Media, Tsai et al., condiciones de prueba',
  },
} as const;

export const labWords = {
  units: { 'km/h': 'km/h', mph: 'mph', m: 'm', cm: 'cm', ms: 'ms' },
  unitSpace: '\u00A0',
  sentenceEnd: '. ',
  offRacket: 'al salir de la raqueta',
  after: 'tras {{seconds}}\u00A0s',
  inMatch: 'en partido',
  inTest: 'condiciones de prueba',
  unit: 'Unidad de velocidad',
  speed: 'Velocidad',
  height: 'Altura de golpeo',
  angle: 'Ángulo',
  angleHint: 'por debajo de la horizontal',
  defender: 'defensor',
  play: 'Reproducir',
  playSlowly: '8× más lento',
  atNet: 'En la red',
  overNet: 'Sobre la red',
  atDefender: 'Al llegar al defensor',
  timeToDefender: 'Tiempo hasta el defensor',
  lands: 'Cae tras la red',
  middle: 'en el centro, a 1,524\u00A0m de altura',
  defenderAt: 'a {{metres}}\u00A0m por detrás de la red',
  percentLeft: 'conserva el {{speedPercent}}\u00A0% de su velocidad',
  timeLeft: 'unos {{reaction}}\u00A0ms para reaccionar, {{left}}\u00A0ms para moverse',
  noTimeLeft: '{{missing}}\u00A0ms menos de lo que se tarda en reaccionar',
  ending: {
    short: 'Cae antes de la red',
    net: 'A la red',
    in: 'Dentro',
    out: 'Fuera',
  },
  landsIn: 'Dentro, a {{metres}}\u00A0m de la línea de fondo',
  landsOut: 'Fuera por {{metres}}\u00A0m',
  slower: 'Más lento que {{above}}',
  between: 'Entre {{below}} y {{above}}',
  same: 'Tan rápido como {{same}}',
  fastest: 'Más rápido que todo lo medido hasta ahora',
  own: 'Tu ajuste: {{speed}}',
  whose: '¿De quién son estas velocidades?',
  camera: 'Lo que mide una cámara',
  fps: 'Fotogramas por segundo',
  caught: 'Puntos captados: {{dots}}',
  twoFrames: 'Media de los dos primeros fotogramas',
  trueSpeed: 'Velocidad real al salir de la raqueta',
  copy: 'Copiar el enlace',
  picture: 'Compartir una imagen',
  saved: 'Guardado:',
  copied: 'Copiado.',
  notCopied: 'Tu navegador no nos ha dejado copiar. El enlace está en la barra de direcciones.',
} as const;
