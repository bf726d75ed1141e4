import type { LegalText } from '../legal-text.ts';

export const terms: LegalText = {
  since: '2026-11-23',
  sections: [
    {
      heading: 'In an emergency, call',
      paragraphs: [
        'Call 112 at once. Do not wait for an answer of Sahaay, and do not wait for a page to load.',
        'The emergency page needs no account. It works without a network once it has been opened.',
      ],
    },
    {
      heading: 'What Sahaay is',
      paragraphs: [
        'You tell Sahaay how you feel. It says how soon to get help, what it may be, and who is close by.',
        'It is information, and no diagnosis. It can be wrong. It does not know your body, and it takes the place of no doctor, nurse or midwife.',
        'Its medical knowledge was written from public sources. No clinician has signed all of it yet; the start page says so, too.',
        'Never put off seeing a doctor, and never stop a medicine, because of something you read here.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'Give an email address that is yours and keep your password to yourself. You may leave at any time: Settings, Danger Zone, Delete Account.',
        'Whoever is a child uses Sahaay together with a parent or another adult who cares for them.',
      ],
    },
    {
      heading: 'The forum',
      paragraphs: [
        'What you post is read by everybody who has an account. Your name stands above it, unless you choose to post without your name.',
        'Be kind. Do not sell, threaten, shame, or give advice that could harm somebody. Do not post what identifies another person.',
        'Posts are opinions of people, and no medical advice. A post that several people report is hidden.',
      ],
    },
    {
      heading: 'Places, numbers and ways',
      paragraphs: [
        'Lists of doctors, hospitals and ambulances come from public sources and may be out of date. Call before you go, unless it is an emergency.',
        'A place is not recommended because it is listed, and nobody pays to be listed.',
      ],
    },
    {
      heading: 'Fair use',
      paragraphs: [
        'Use Sahaay for yourself and for people you care for. Do not try to break it, to read what belongs to others, or to send it so much that others have to wait.',
      ],
    },
    {
      heading: 'What nobody can promise',
      paragraphs: [
        'Sahaay is free and comes as it is. It may be away for a while, and an answer may be missing or wrong. No term on this page takes away a right that the law gives you.',
        'When these terms change, the date above changes with them.',
      ],
    },
  ],
};
