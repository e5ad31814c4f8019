/** Moments of a film that can be heard. The sounds themselves are made elsewhere. */

/** A racket meets the shuttle, something locks into place, one frame is read, a finger taps. */
export type SoundKind = 'contact' | 'lock' | 'tick' | 'tap';

/** One sound of a film. */
export interface SoundEvent {
  /** Seconds since the film began. */
  readonly timeS: number;
  readonly kind: SoundKind;
  /** Loudness, from 0 to 1. */
  readonly gain: number;
}
