import type { LegalText } from '../legal-text.ts';

export const privacy: LegalText = {
  since: '2026-11-28',
  complaints: 'Questions and complaints about your data are answered by:',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        'What you write about how you feel is not kept by the service. There is no advertising and no tracking, and nothing about you is sold.',
        'You can take everything we hold about you with you, and you can delete it, without asking anybody.',
      ],
    },
    {
      heading: 'What you write about your health',
      paragraphs: [
        'Your words are read to answer you, and then they are gone. They stand in no database, no log and no address of a page.',
        'Your age and sex go with them only when you tick the box for it.',
        'You may keep your words on this phone: then the answer is worked out on it, and nothing about your question is sent.',
        'When you report a wrong answer, the page shows you all that it sends, and your words go only if you tick the box for it. The report is kept encrypted for 180 days, without who sent it.',
        'Whoever runs this service may have a language model give a second opinion. The page then names its provider before you send anything, and danger signs are never sent to it.',
      ],
    },
    {
      heading: 'What is kept for your account',
      paragraphs: [
        'Your email address; your password, only as a hash that cannot be turned back; your name, phone number, address, date of birth and gender as you gave them; your picture when you sign in with Google; to which version of these pages you agreed.',
        'Your posts, hearts and reports in the forum, and on which devices you are signed in.',
        'Your phone number and address are for your own profile: nobody calls or writes to you because of them. Age and gender choose your health tips.',
      ],
    },
    {
      heading: 'Under 18',
      paragraphs: [
        'Whoever is under 18 reads everything and gets all help. They write in the forum only after a parent or guardian has given their name and agreed. We keep that name, when they agreed, and to which version of these pages, until it is taken back in Settings. We cannot check who they are.',
        'What a child wrote stands in the forum, but no search there finds it. Nobody’s behaviour is watched here, and there is no advertising, for children or for anybody else.',
      ],
    },
    {
      heading: 'Where you are',
      paragraphs: [
        'Your position is asked for only when you press a button or have allowed it, and only to find care near you. The service does not keep it.',
        'Places come from its own list. Where this service is set up to ask Google Maps or OpenStreetMap, they get the place that you searched, without your name. The map loads its pictures from another server, and only when you open it.',
      ],
    },
    {
      heading: 'What stays on your device',
      paragraphs: [
        'One cookie keeps you signed in for up to 30 days. A second one says only that you are signed in, so that the pages need not ask. Language, theme, drafts, and what you choose to keep of past checks and places stay in this browser. What is yours goes when you sign out.',
      ],
    },
    {
      heading: 'Who else sees something',
      paragraphs: [
        'Everybody with an account sees your posts in the forum, with your name unless you post without it.',
        'Whoever runs the service can reach its database, and must use it for nothing but the service.',
        'The demo video comes from another site and loads only when you press play.',
        'The browser may send your voice to its maker when you speak instead of typing; the page says so before.',
      ],
    },
    {
      heading: 'What the log has',
      paragraphs: [
        'The service notes which calls are made, when, and whether they failed, and what happens to accounts, such as a sign-in. Addresses of computers are used to stop misuse. Health words, passwords and positions are never in it.',
      ],
    },
    {
      heading: 'How long, and how to delete',
      paragraphs: [
        'What belongs to your account is kept until you delete it. Settings has "Download everything we hold about you" and "Delete Account".',
        'Deleting takes away your account, your posts, hearts, sessions and mail that was still to be sent, all at once. It cannot be undone. Copies that were made in case of a loss go when they are replaced.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'India’s Digital Personal Data Protection Act of 2023 lets you see, correct and erase what is held about you, and complain. You can do the first three in Settings. For the rest, write to whoever runs this service. If they do not help you, you can complain to the Data Protection Board of India.',
        'You can name somebody who acts for you after your death, or when you no longer can. Write who it is to whoever runs this service, from the email address of your account.',
      ],
    },
  ],
};
