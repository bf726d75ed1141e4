import { isStopWord } from './stop-words.ts';

/** Words for being unwell that tell neither what nor where. */
const UNWELL: ReadonlySet<string> = new Set(
  (
    'good well fine ok okay off right better bad badly ill sick unwell strange weird terrible awful wrong ' +
    'accha achha acha achhi theek thik thek sahi tabiyat tabiat tabyat kharab mann ajeeb ajib bimar beemar bura ' +
    'अच्छा अच्छी ठीक सही तबीयत तबियत ख़राब खराब मन अजीब बीमार बुरा'
  ).split(' '),
);

/** Words beside them that tell no more: of feeling, of grown-up people, of how much and since when. */
const BESIDE: ReadonlySet<string> = new Set(
  (
    'feel feels feeling felt dont doesn isn something anything health condition body problem all at today morning yesterday day days week weeks bit little ' +
    'mother father mom mum mummy dad papa husband wife grandmother grandfather friend brother sister ' +
    'lag lagta lagti lagte laga subah din bahut bohot zyada thoda sab kahin maa bhai behen dadi dada pati ' +
    'लग लगता लगती लगा सुबह दिन बहुत ज़्यादा ज्यादा थोड़ा कहीं माँ मां मम्मी पापा भाई बहन दादी दादा नाना पति पत्नी'
  ).split(' '),
);

/**
 * Whether a text says of a grown-up no more than that they are unwell ("I do not feel good", "मम्मी की तबीयत ठीक नहीं है"). Such words
 * weigh nothing by themselves: they stand in calm texts and in those of dangers.
 *
 * @param words as `wordsOf` gives them
 */
export function saysOnlyUnwell(words: readonly string[]): boolean {
  return (
    words.some((word) => UNWELL.has(word)) &&
    words.every((word) => UNWELL.has(word) || BESIDE.has(word) || isStopWord(word))
  );
}
