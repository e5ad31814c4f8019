/** The demo in words: what is seen and heard from each second of the video on. */
export const transcript = [
  {
    timeS: 0,
    text: 'A phone, upright on a dark ground, beside the words “How fast was that?”. The app shows today’s session: its best smash so far, 304 km/h, drawn from the side as a row of dots over the net, and four earlier sessions. A finger taps Film a rally.',
  },
  {
    timeS: 3.5,
    text: 'The phone turns on its side. The picture shows a badminton court from beside it, a player at each end. Once the court is in view, thin lines run along the painted ones and crosses mark where they meet. A click: the court is locked, 13.40 metres long, the net 1.55 metres high at the post.',
  },
  {
    timeS: 8.4,
    text: 'A tap starts the recording, 60 frames a second. The players rally. Then one of them smashes: a box follows the shuttle over the net, and a lime trail shows its way to the floor. A tap stops the recording.',
  },
  {
    timeS: 17.2,
    text: 'The smash again, eight times slower: the racket meets the shuttle, then a tick for each frame. Over the dots stand the speeds of the shuttle: 320 km/h off the racket, then 246, 200, 169, and beside the box that of the frame just read. Below, a curve is fitted to the frames read so far, and the speed off the racket with it: 320 after three frames, and still 320 after all 33.',
  },
  {
    timeS: 24.6,
    text: 'The phone turns upright. The results: 320 km/h off the racket, from a drag curve fitted to 33 frames. A chart shows the speed falling by half in 3.4 metres. The shuttle was hit 2.75 metres above the floor, crossed the net at 94 km/h and was down after 0.54 seconds. Below are the six smashes of this session; the last is the fastest.',
  },
  {
    timeS: 31.5,
    text: 'A tap on Progress. A chart of eight weeks, a dot for each smash and a line through the best of each session: 320 today, 11 km/h more than on 29 September.',
  },
  {
    timeS: 36,
    text: 'The phone moves back, beside the app’s mark, its name, {{name}}, and the words “Film the rally. Read the speed.”',
  },
] as const;
