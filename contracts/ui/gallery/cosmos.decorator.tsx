import { useEffect, type ReactNode } from 'react';
import { useFixtureSelect } from 'react-cosmos/client';
import '@fontsource/mukta/700.css';
import '../src/styles/index.css';
import './gallery.css';
import { WORDS, WordsContext, type Language } from './words.ts';

const THEMES = ['system', 'light', 'dark'];
const LANGUAGES = Object.keys(WORDS);

/** Every fixture in the theme and the language that are chosen at the side. */
export default function Decorator({ children }: { children: ReactNode }) {
  const [theme] = useFixtureSelect('theme', { options: THEMES, defaultValue: 'system' });
  const [language] = useFixtureSelect('language', { options: LANGUAGES, defaultValue: 'en' });
  useEffect(() => {
    document.documentElement.lang = language;
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme, language]);
  return (
    <WordsContext value={WORDS[language as Language]}>
      <main className="gallery">{children}</main>
    </WordsContext>
  );
}
