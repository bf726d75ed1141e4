import type { ReactNode, Ref } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-shapes.ts';

/** How soon care is needed, by the API's names. */
export type CareCardLevel = 'emergency' | 'urgent' | 'doctor' | 'self_care';

const looks: Record<CareCardLevel, { className: string; icon: IconName }> = {
  emergency: { className: 'care-emergency', icon: 'alert' },
  urgent: { className: 'care-urgent', icon: 'clock' },
  doctor: { className: 'care-doctor', icon: 'stethoscope' },
  self_care: { className: 'care-self', icon: 'home' },
};

export interface CareCardProps {
  level: CareCardLevel;
  /** The level in one word, such as "Urgent". */
  label: string;
  /** Says what to do and how soon, such as "See a doctor today". */
  title: string;
  children: ReactNode;
  headingLevel?: 2 | 3;
  /** The heading can take focus when a result arrives. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Shows the care level. It always says it in words, and colour only repeats it. */
export function CareCard({ level, label, title, children, headingLevel = 2, headingRef }: CareCardProps) {
  const { className, icon } = looks[level];
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={`care ${className}`}>
      <div className="care-head">
        <p className="small">
          <Icon name={icon} size={20} />
          {label}
        </p>
        <Heading className="h2" tabIndex={-1} ref={headingRef}>
          {title}
        </Heading>
      </div>
      <div className="care-body">{children}</div>
    </section>
  );
}
