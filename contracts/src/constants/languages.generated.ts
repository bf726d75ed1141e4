/** Written by `npm run languages -w @sahaay/contracts` from the folders of contracts/languages. Do not edit. */
export const FOLDERS = {
  hi: { name: 'हिन्दी', script: 'Devanagari', direction: 'ltr', proofread: false, offer: 'हिन्दी में देखें?' },
  bn: { name: 'বাংলা', script: 'Bengali', direction: 'ltr', proofread: false, offer: 'বাংলায় দেখবেন?' },
  mr: { name: 'मराठी', script: 'Devanagari', direction: 'ltr', proofread: false, offer: 'मराठीत पाहायचे?' },
  ta: { name: 'தமிழ்', script: 'Tamil', direction: 'ltr', proofread: false, offer: 'தமிழில் பார்க்கலாமா?' },
  te: { name: 'తెలుగు', script: 'Telugu', direction: 'ltr', proofread: false, offer: 'తెలుగులో చూడాలా?' },
} as const;
