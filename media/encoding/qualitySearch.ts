/** A file this close to the limit is good enough: the next try would take minutes. */
const GOOD_ENOUGH = 0.85;

/**
 * Finds the best quality whose file stays under a limit, by bisection. The size is not estimated
 * from earlier tries, because it changes tenfold within a few steps once an encoder starts to
 * preserve grain.
 * @param bestCrf the lowest constant rate factor worth trying; lower is better
 * @param worstCrf the highest one that still looks good
 * @param encodedBytes encodes with a factor and returns the size of the file
 * @returns the factor, or null when even the worst does not fit
 */
export async function findCrf(
  bestCrf: number,
  worstCrf: number,
  limitBytes: number,
  encodedBytes: (crf: number) => Promise<number>,
): Promise<number | null> {
  // Short or calm videos often fit at the best quality.
  if ((await encodedBytes(bestCrf)) <= limitBytes) return bestCrf;
  let [tooLarge, fitting] = [bestCrf, worstCrf + 1];
  while (fitting - tooLarge > 1) {
    const middle = Math.floor((tooLarge + fitting) / 2);
    const bytes = await encodedBytes(middle);
    if (bytes > limitBytes) tooLarge = middle;
    else if (bytes > limitBytes * GOOD_ENOUGH) return middle;
    else fitting = middle;
  }
  return fitting <= worstCrf ? fitting : null;
}
