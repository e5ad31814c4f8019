/** Something heard in a film. */
export interface SoundEvent {
  /** Seconds since the film began. */
  readonly timeS: number;
  /** A shuttle on strings, a track found, a number counting, a finger on the screen. */
  readonly kind: 'contact' | 'lock' | 'tick' | 'tap';
  /** Loudness, 1 for the loudest. */
  readonly gain: number;
}
