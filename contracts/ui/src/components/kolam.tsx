import { classNames } from './class-names.ts';
import { kolamFigures, type KolamFigure } from './kolam-figures.ts';

export interface KolamProps {
  figure: KolamFigure;
  /**
   * With `dots` the dots are not joined yet (for what is empty or coming soon). `quiet` is the faint figure at a page's
   * edge.
   */
  variant?: 'joined' | 'dots' | 'quiet';
  /** Draws `done` of `total` parts of the line, and leaves the rest faint. */
  progress?: { done: number; total: number };
  fine?: boolean;
  className?: string;
}

/**
 * Draws the signature figure, dots that one line joins. It is decoration, and CSS alone decides its size. Without CSS its
 * lines are still lines, and not black areas.
 */
export function Kolam({ figure, variant = 'joined', progress, fine, className }: KolamProps) {
  const { half, centre, line, dots } = kolamFigures[figure];
  const classes = classNames('kolam', fine && 'kolam-fine', variant === 'quiet' && 'kolam-quiet', className);
  return (
    <svg
      className={classes}
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {variant !== 'dots' && <path className={progress && 'kolam-rest'} d={line} />}
      {progress && progress.done > 0 && (
        <path
          className="kolam-line"
          d={line}
          pathLength={progress.total}
          strokeDasharray={`${progress.done} ${Math.max(progress.total - progress.done, 0)}`}
        />
      )}
      <path className="p" d={dots} />
      {variant !== 'quiet' && <circle className="c" r={centre} />}
    </svg>
  );
}
