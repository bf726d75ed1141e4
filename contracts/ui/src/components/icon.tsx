import { classNames } from './class-names.ts';
import { iconShape, type IconName } from './icon-shapes.ts';

export interface IconProps {
  name: IconName;
  /** The side in px. */
  size?: 20 | 24 | 32 | 40;
  className?: string;
}

/** Draws a picture beside words. It is hidden from assistive technology, so it is never the only label. */
export function Icon({ name, size = 24, className }: IconProps) {
  const { lines, rings = [], dot } = iconShape(name);
  return (
    <svg
      className={classNames('i', size !== 24 && `i-${size}`, className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {lines && <path d={lines} />}
      {rings.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
      ))}
      {dot && <circle className="b" cx={dot[0]} cy={dot[1]} r={dot[2]} />}
    </svg>
  );
}
