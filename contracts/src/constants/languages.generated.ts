/** Written by `npm run languages -w @sahaay/contracts` from the folders of contracts/languages. Do not edit. */
export const FOLDERS = {
  hi: { name: 'हिन्दी', script: 'Devanagari', direction: 'ltr', proofread: false, offer: 'हिन्दी में देखें?' },
} as const;
