import { classNames } from './class-names.ts';

export type LikelihoodBand = 'likely' | 'possible' | 'less_likely';

const joinedDots: Record<LikelihoodBand, number> = { likely: 3, possible: 2, less_likely: 1 };
const dotsAt = [6, 22, 38];

/** Says in a word how likely something is. One to three joined dots only repeat the word. */
export function Likelihood({ band, label }: { band: LikelihoodBand; label: string }) {
  const joined = joinedDots[band];
  return (
    <span className="like">
      <svg viewBox="0 0 44 12" aria-hidden="true">
        <path d={`M6 6H${dotsAt[joined - 1]}`} />
        {dotsAt.map((x, index) => (
          <circle key={x} className={classNames('d', index < joined && 'on')} cx={x} cy="6" r="4" />
        ))}
      </svg>
      {label}
    </span>
  );
}
