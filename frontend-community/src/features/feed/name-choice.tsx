import { PERSON_STORAGE } from '@sahaay/contracts/shell';
import { Check } from '@sahaay/ui';
import { useState } from 'react';
import { useServices, useT } from '../../services.ts';

const STORED = `${PERSON_STORAGE}community.without-name`;

/** Whether what a person writes is to stand here without their name. */
interface Choice {
  readonly anonymous: boolean;
  readonly choose: (anonymous: boolean) => void;
}

/** The choice, as the person left it the last time on this device. Without a memory of it, the name shows. */
export function useNameChoice(): Choice {
  const owner = useServices().user?.id;
  const [chosen, setChosen] = useState<boolean>();
  return {
    anonymous: chosen ?? (owner !== undefined && localStorage.getItem(STORED) === owner),
    choose(anonymous) {
      setChosen(anonymous);
      if (anonymous && owner) localStorage.setItem(STORED, owner);
      else localStorage.removeItem(STORED);
    },
  };
}

/** Lets a person choose, and says under which name others will see what they write. */
export function NameChoice({ choice, label }: { choice: Choice; label: string }) {
  const t = useT();
  const name = useServices().user?.name;
  const shownAs = name ? t('composer.postedAs', { name }) : t('composer.nameless');
  return (
    <Check
      label={label}
      hint={choice.anonymous ? t('composer.postedAsNobody') : shownAs}
      checked={choice.anonymous}
      onChange={(event) => choice.choose(event.target.checked)}
    />
  );
}
