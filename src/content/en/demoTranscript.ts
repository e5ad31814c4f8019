/** What the demo shows and lets hear, for those who would rather read: one string a paragraph. */
export const demoTranscript: readonly string[] = [
  'A phone lies on its side. The app is filming a badminton court from beside the net; the hall is quiet.',
  'A racket hits the shuttle. The smash crosses the net, eight times slower than it was: a box follows the shuttle, and each frame of the flight shows its speed, until the shuttle is down.',
  'The phone stands upright and shows the result: 320 km/h off the racket, and below it how the speed fell along the flight. The film shows this four times.',
];
