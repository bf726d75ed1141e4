interface KolamFigureShape {
  /** Half the side of the square picture, in its own units. */
  readonly half: number;
  /** The radius of the turmeric dot in the middle. */
  readonly centre: number;
  /** The figure as one closed line, so that one dash can draw a part of it. */
  readonly line: string;
  /** The dots, as strokes of zero length with round ends. */
  readonly dots: string;
}

/**
 * Dots sit 20 units apart. Every line runs at 45 degrees through the midpoint between two dots;
 * around a dot it follows an arc of radius 20·√2/4.
 */
export const kolamFigures = {
  mark: {
    half: 29,
    centre: 4,
    line: 'M0-10l5-5a7.07 7.07 0 1 0-10 0l20 20a7.07 7.07 0 1 0 0-10l-20 20a7.07 7.07 0 1 0 10 0l-20-20a7.07 7.07 0 1 0 0 10l15-15z',
    dots: 'M0 -20h0M-20 0h0M20 0h0M0 20h0',
  },
  '13': {
    half: 49,
    centre: 3,
    line: 'M0-30l5-5a7.07 7.07 0 1 0-10 0l10 10a7.07 7.07 0 0 1 0 10l-30 30a7.07 7.07 0 1 0 10 0l-20-20a7.07 7.07 0 1 0 0 10l20-20a7.07 7.07 0 1 0-10 0l30 30a7.07 7.07 0 0 1 0 10l-10 10a7.07 7.07 0 1 0 10 0l-10-10a7.07 7.07 0 0 1 0-10l30-30a7.07 7.07 0 1 0-10 0l20 20a7.07 7.07 0 1 0 0-10l-20 20a7.07 7.07 0 1 0 10 0l-30-30a7.07 7.07 0 0 1 0-10l5-5z',
    dots: 'M0 -40h0M-20 -20h0M0 -20h0M20 -20h0M-40 0h0M-20 0h0M20 0h0M40 0h0M-20 20h0M0 20h0M20 20h0M0 40h0',
  },
  '21': {
    half: 69,
    centre: 3,
    line: 'M10 0l-15-15a7.07 7.07 0 0 1 0-10l20-20a7.07 7.07 0 1 1 0 10l-20-20a7.07 7.07 0 1 1 10 0l-20 20a7.07 7.07 0 1 1 0-10l20 20a7.07 7.07 0 0 1 0 10l-20 20a7.07 7.07 0 0 1-10 0l-20-20a7.07 7.07 0 1 1 10 0l-20 20a7.07 7.07 0 1 1 0-10l20 20a7.07 7.07 0 1 1-10 0l20-20a7.07 7.07 0 0 1 10 0l20 20a7.07 7.07 0 0 1 0 10l-20 20a7.07 7.07 0 1 1 0-10l20 20a7.07 7.07 0 1 1-10 0l20-20a7.07 7.07 0 1 1 0 10l-20-20a7.07 7.07 0 0 1 0-10l20-20a7.07 7.07 0 0 1 10 0l20 20a7.07 7.07 0 1 1-10 0l20-20a7.07 7.07 0 1 1 0 10l-20-20a7.07 7.07 0 1 1 10 0l-20 20a7.07 7.07 0 0 1-10 0l-5-5z',
    dots: 'M20 0h0M0 20h0M-20 0h0M0 -20h0M40 0h0M0 40h0M-40 0h0M0 -40h0M40 20h0M-20 40h0M-40 -20h0M20 -40h0M40 -20h0M-40 20h0M20 40h0M-20 -40h0M60 0h0M0 60h0M-60 0h0M0 -60h0',
  },
  '41': {
    half: 89,
    centre: 3,
    line: 'M10 0l-15-15a7.07 7.07 0 0 1 0-10l40-40a7.07 7.07 0 1 1 0 10l-10-10a7.07 7.07 0 0 0-10 0l-30 30a7.07 7.07 0 0 1-10-10l30-30a7.07 7.07 0 1 0-10 0l30 30a7.07 7.07 0 0 1-10 10l-30-30a7.07 7.07 0 0 0-10 0l-10 10a7.07 7.07 0 1 1 0-10l40 40a7.07 7.07 0 0 1 0 10l-20 20a7.07 7.07 0 0 1-10 0l-40-40a7.07 7.07 0 1 1 10 0l-10 10a7.07 7.07 0 0 0 0 10l30 30a7.07 7.07 0 0 1-10 10l-30-30a7.07 7.07 0 1 0 0 10l30-30a7.07 7.07 0 0 1 10 10l-30 30a7.07 7.07 0 0 0 0 10l10 10a7.07 7.07 0 1 1-10 0l40-40a7.07 7.07 0 0 1 10 0l20 20a7.07 7.07 0 0 1 0 10l-40 40a7.07 7.07 0 1 1 0-10l10 10a7.07 7.07 0 0 0 10 0l30-30a7.07 7.07 0 0 1 10 10l-30 30a7.07 7.07 0 1 0 10 0l-30-30a7.07 7.07 0 0 1 10-10l30 30a7.07 7.07 0 0 0 10 0l10-10a7.07 7.07 0 1 1 0 10l-40-40a7.07 7.07 0 0 1 0-10l20-20a7.07 7.07 0 0 1 10 0l40 40a7.07 7.07 0 1 1-10 0l10-10a7.07 7.07 0 0 0 0-10l-30-30a7.07 7.07 0 0 1 10-10l30 30a7.07 7.07 0 1 0 0-10l-30 30a7.07 7.07 0 0 1-10-10l30-30a7.07 7.07 0 0 0 0-10l-10-10a7.07 7.07 0 1 1 10 0l-40 40a7.07 7.07 0 0 1-10 0l-5-5z',
    dots: 'M20 0h0M0 20h0M-20 0h0M0 -20h0M40 0h0M0 40h0M-40 0h0M0 -40h0M40 20h0M-20 40h0M-40 -20h0M20 -40h0M40 -20h0M-40 20h0M20 40h0M-20 -40h0M60 0h0M0 60h0M-60 0h0M0 -60h0M60 20h0M-20 60h0M-60 -20h0M20 -60h0M60 -20h0M-60 20h0M20 60h0M-20 -60h0M60 40h0M-40 60h0M-60 -40h0M40 -60h0M60 -40h0M-60 40h0M40 60h0M-40 -60h0M80 0h0M0 80h0M-80 0h0M0 -80h0',
  },
} as const satisfies Record<string, KolamFigureShape>;

/** The figures by their number of dots; `mark` is the brand's five. */
export type KolamFigure = keyof typeof kolamFigures;
