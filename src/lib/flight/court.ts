/** Court and net (Laws of Badminton, 1.1 to 1.5). */
export const COURT = {
  halfLengthM: 6.7,
  halfWidthM: 3.05,
  halfSinglesWidthM: 2.59,
  shortServiceM: 1.98,
  longDoublesServiceM: 5.94,
  lineWidthM: 0.04,
  netAtPostM: 1.55,
  netInMiddleM: 1.524,
  netDepthM: 0.76,
} as const;
