/** The introduction, in its order. */
export const slides = [
  { title: 'intro.1.title', text: 'intro.1.text' },
  { title: 'intro.2.title', text: 'intro.2.text' },
  { title: 'intro.3.title', text: 'intro.3.text' },
  { title: 'intro.4.title', text: 'intro.4.text' },
  { title: 'intro.5.title', text: 'intro.5.text' },
  { title: 'intro.6.title', text: 'intro.6.text' },
  { title: 'intro.7.title', text: 'intro.7.text' },
] as const;
