import type { ThirdPerson } from './voices.ts';

type Rule = readonly [pattern: RegExp, replacement: string];

/** A whole word of Devanagari, whose letters `\b` does not know. */
const word = (letters: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${letters})(?![\p{L}\p{M}])`, 'gu');

const PRONOUNS: Readonly<Record<ThirdPerson, readonly Rule[]>> = {
  child: [
    [word('आपको'), 'बच्चे को'],
    [word('आपके'), 'बच्चे के'],
    [word('आपका'), 'बच्चे का'],
    [word('आपकी(?! (?:बातों|लिखी))'), 'बच्चे की'],
    [word('आपने'), 'बच्चे ने'],
    [word('आप(?= पर )'), 'बच्चे'],
    [word('मरीज़(?= (?:को|के|का|की|ने|से|पर|में))'), 'बच्चे'],
    [word('आप या मरीज़|(?<!अपने )आप|मरीज़'), 'बच्चा'],
  ],
  other: [
    [word('आपको'), 'उन्हें'],
    [word('आपके'), 'उनके'],
    [word('आपका'), 'उनका'],
    [word('आपकी(?! (?:बातों|लिखी))'), 'उनकी'],
    [word('आपने'), 'उन्होंने'],
    [word('आप(?= पर )'), 'उन'],
    [word('आप या मरीज़|(?<!अपने )आप'), 'वे'],
  ],
};

/** "You" takes the verb of many, a child that of one. */
const OF_ONE: readonly Rule[] = [
  [word('हैं'), 'है'],
  [word('थे'), 'था'],
  [word('हुए'), 'हुआ'],
  [word('रहे'), 'रहा'],
  [word('गिरे'), 'गिरा'],
  [word('तैरे'), 'तैरा'],
  [word('करते'), 'करता'],
  [word('पीते'), 'पीता'],
  [word('पाते'), 'पाता'],
];

/** What the one in need does → what the helper does with them. */
const STEPS: readonly Rule[] = [
  [word('पीते रहें'), 'पिलाते रहें'],
  [word('(?<=(?:शराब|सिगरेट) )न पिएँ'), 'न पीने दें'],
  [word('पिएँ'), 'पिलाएँ'],
  [word('खाएँ'), 'खिलाएँ'],
  [word('लेट जाएँ|लेटें'), 'लिटाएँ'],
  [word('बैठ जाएँ|बैठें'), 'बिठाएँ'],
  [word('सीधे(?= बिठाएँ)'), 'सीधा'],
  [word('सोएँ'), 'सुलाएँ'],
  [word('टहलें'), 'टहलाएँ'],
  [word('न चलें'), 'न चलने दें'],
  [word('न चढ़ें'), 'न चढ़ने दें'],
  [word('न झुकें'), 'न झुकने दें'],
  [word('न रहें'), 'न रहने दें'],
  [word('आगे झुकें'), 'आगे झुकाएँ'],
  [word('हिलें नहीं'), 'हिलने न दें'],
  [word('खुजाएँ नहीं|न खुजाएँ'), 'खुजाने न दें'],
  [word('गाड़ी न चलाएँ|न गाड़ी चलाएँ'), 'गाड़ी न चलाने दें'],
  [word('न लें'), 'न दें'],
  [new RegExp(String.raw`(?<=(?:पैरासिटामोल|आइबुप्रोफेन|गोली|गोलियाँ|दवा|अनुसार|जूस|ओआरएस|दूध) )लें(?![\p{L}\p{M}])`, 'gu'), 'दें'],
  [new RegExp(String.raw`(?<=(?:आराम|कुल्ला|गरारे|कसरत|ब्रश) )करें(?![\p{L}\p{M}])`, 'gu'), 'कराएँ'],
  [word('साँस लें'), 'साँस लेने को कहें'],
  [new RegExp(String.raw`(?<=(?:अस्पताल|डॉक्टर के पास|छाया में|जगह|हवा में) )जाएँ(?![\p{L}\p{M}])`, 'gu'), 'ले जाएँ'],
];
const SAYS_YOU = /(?<![\p{L}\p{M}])(?<!अपने )आप(?![\p{L}\p{M}])(?! पर )/u;
const NAMES_SOMEBODY = /मरीज़|बच्च|शिशु|उसे|उन्हें|उनके|माँ/u;

/** Says a Hindi text of the child, or of "them". */
export function inHindi(text: string, voice: ThirdPerson): string {
  const step = text.includes('?') || NAMES_SOMEBODY.test(text) ? text : apply(STEPS, text);
  const said = apply(PRONOUNS[voice], step);
  return voice === 'child' && SAYS_YOU.test(text) ? apply(OF_ONE, said) : said;
}

function apply(rules: readonly Rule[], text: string): string {
  return rules.reduce((told, [pattern, replacement]) => told.replace(pattern, replacement), text);
}
