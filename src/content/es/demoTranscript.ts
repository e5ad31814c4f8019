export const transcript = [
  {
    timeS: 0,
    text: 'Un teléfono en vertical sobre fondo oscuro, junto a las palabras «How fast was that?» (¿a cuánto iba?). La app muestra la sesión de hoy: su mejor remate hasta ahora, 304\u00A0km/h, dibujado desde un lateral como una fila de puntos por encima de la red, y cuatro sesiones anteriores. Un dedo toca «Film a rally» (grabar un punto).',
  },
  {
    timeS: 3.5,
    text: 'El teléfono se pone en horizontal. La imagen muestra una pista de bádminton vista desde un lateral, con un jugador en cada extremo. Cuando la pista está a la vista, unas líneas finas siguen las pintadas y unas cruces marcan dónde se cruzan. Un clic: la pista queda fijada, 13,40\u00A0metros de largo y la red a 1,55\u00A0metros de altura en el poste.',
  },
  {
    timeS: 8.4,
    text: 'Un toque inicia la grabación, a 60\u00A0fotogramas por segundo. Los jugadores pelotean. Entonces uno de ellos remata: un recuadro sigue al volante por encima de la red y una estela verde lima muestra su camino hasta el suelo. Un toque detiene la grabación.',
  },
  {
    timeS: 17.2,
    text: 'El mismo remate, ocho veces más lento: la raqueta golpea el volante y después un tic por cada fotograma. Sobre los puntos aparecen las velocidades del volante: 320\u00A0km/h al salir de la raqueta, luego 246, 200, 169, y junto al recuadro la del fotograma que se acaba de leer. Debajo, una curva se ajusta a los fotogramas leídos hasta el momento y, con ella, la velocidad al salir de la raqueta: 320 tras tres fotogramas, y también 320 tras los 33.',
  },
  {
    timeS: 24.6,
    text: 'El teléfono vuelve a la vertical. Los resultados: 320\u00A0km/h al salir de la raqueta, según una curva de resistencia del aire ajustada a 33\u00A0fotogramas. Un gráfico muestra cómo la velocidad cae a la mitad en 3,4\u00A0metros. El volante se golpeó a 2,75\u00A0metros del suelo, pasó la red a 94\u00A0km/h y cayó al cabo de 0,54\u00A0segundos. Debajo están los seis remates de esta sesión; el último es el más rápido.',
  },
  {
    timeS: 31.5,
    text: 'Un toque en «Progress» (progreso). Un gráfico de ocho semanas, con un punto por remate y una línea que une el mejor de cada sesión: 320 hoy, 11\u00A0km/h más que el 29 de septiembre.',
  },
  {
    timeS: 36,
    text: 'El teléfono se aleja, junto al logotipo de la app, su nombre, {{name}}, y las palabras «Film the rally. Read the speed.» (graba el punto, lee la velocidad).',
  },
] as const;
