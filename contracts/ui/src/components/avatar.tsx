import { useState } from 'react';
import { classNames } from './class-names.ts';

export interface AvatarProps {
  /** The initials are made of this name. Without a name "?" shows. */
  name: string;
  /** The address of a picture, or null. A picture that fails to load gives way to the initials. */
  picture?: string | null;
  /** The side in px. */
  size?: 36 | 40 | 72;
}

const letters = new Intl.Segmenter();

/** The first letter as a reader sees it. A Devanagari consonant keeps its vowel sign. */
function firstLetter(word: string): string {
  for (const { segment } of letters.segment(word)) return segment;
  return '';
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const outer = words.length > 1 ? [words[0], words.at(-1)] : words;
  return (
    outer
      .map((word = '') => firstLetter(word))
      .join('')
      .toLocaleUpperCase() || '?'
  );
}

/** Draws a person as a circle. It is decoration beside the name. */
export function Avatar({ name, picture, size = 40 }: AvatarProps) {
  const [brokenPicture, setBrokenPicture] = useState<string>();
  const className = classNames('avatar', size !== 40 && `avatar-${size}`);
  if (picture && picture !== brokenPicture) {
    return (
      <img
        className={className}
        src={picture}
        alt=""
        width={size}
        height={size}
        referrerPolicy="no-referrer"
        onError={() => setBrokenPicture(picture)}
      />
    );
  }
  return (
    <span className={className} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
