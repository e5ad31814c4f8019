export const transcript = [
  {
    timeS: 0,
    text: 'Ein Handy, hochkant vor dunklem Grund, daneben die Worte „How fast was that?“ (Wie schnell war der?). Die App zeigt die Session von heute: den bisher besten Smash, 304\u00A0km/h, von der Seite gezeichnet als Reihe von Punkten über dem Netz, und vier frühere Sessions. Ein Finger tippt auf „Film a rally“ (Ballwechsel filmen).',
  },
  {
    timeS: 3.5,
    text: 'Das Handy dreht sich quer. Das Bild zeigt ein Badmintonfeld von der Seite, an jedem Ende ein Spieler. Sobald das Feld im Bild ist, laufen dünne Linien an den aufgemalten entlang, und Kreuze markieren, wo sich die Linien treffen. Es klickt: Das Feld ist erfasst, 13,40\u00A0Meter lang, das Netz am Pfosten 1,55\u00A0Meter hoch.',
  },
  {
    timeS: 8.4,
    text: 'Ein Tippen startet die Aufnahme, 60 Bilder pro Sekunde. Der Ballwechsel läuft. Dann smasht einer der beiden: Ein Rahmen folgt dem Ball übers Netz, und eine limettengrüne Spur zeigt seinen Weg zum Boden. Ein Tippen beendet die Aufnahme.',
  },
  {
    timeS: 17.2,
    text: 'Noch einmal der Smash, achtmal langsamer: Der Schläger trifft den Ball, dann ein Ticken für jedes Bild. Über den Punkten stehen die Geschwindigkeiten des Balls: 320\u00A0km/h direkt nach dem Schlag, dann 246, 200, 169. Neben dem Rahmen steht der Wert des gerade ausgewerteten Bildes. Darunter wird eine Kurve an die bisher ausgewerteten Bilder angepasst; sie ergibt die Geschwindigkeit direkt nach dem Schlag: 320 nach drei Bildern und immer noch 320 nach allen 33.',
  },
  {
    timeS: 24.6,
    text: 'Das Handy dreht sich wieder hochkant. Die Ergebnisse: 320\u00A0km/h direkt nach dem Schlag, aus einer Luftwiderstandskurve, die an 33 Bilder angepasst ist. Ein Diagramm zeigt, wie sich die Geschwindigkeit auf 3,4\u00A0Metern halbiert. Der Ball wurde 2,75\u00A0Meter über dem Boden getroffen, flog mit 94\u00A0km/h übers Netz und war nach 0,54\u00A0Sekunden unten. Darunter stehen die sechs Smashs dieser Session; der letzte ist der schnellste.',
  },
  {
    timeS: 31.5,
    text: 'Ein Tippen auf „Progress“ (Fortschritt). Ein Diagramm über acht Wochen, ein Punkt für jeden Smash und eine Linie durch den besten jeder Session: heute 320, 11\u00A0km/h mehr als am 29.\u00A0September.',
  },
  {
    timeS: 36,
    text: 'Das Handy rückt nach hinten; daneben stehen das Zeichen der App, ihr Name, {{name}}, und die Worte „Film the rally. Read the speed.“ (Ballwechsel filmen. Tempo ablesen.)',
  },
] as const;
