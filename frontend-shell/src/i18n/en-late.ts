import type { Catalogue } from '@sahaay/contracts/i18n';

/** The English texts of what few people open, so that they do not come with the app. */
export const en = {
  'code.title': 'Enter the code',
  'code.app.label': 'Code from your app',
  'code.app.hint': 'Open the authenticator app on your phone. It shows six digits for Sahaay.',
  'code.recovery.label': 'Recovery code',
  'code.recovery.hint': 'One of the ten codes that you saved. Each works once.',
  'code.missing': 'Enter the code',
  'code.submit': 'Log In',
  'code.busy': 'Logging In...',
  'code.useRecovery': 'I do not have my phone',
  'code.useApp': 'Use the code from my app',
  'code.back': 'Back',

  'secondFactor.begin.title': 'Ask for a code at sign-in',
  'secondFactor.loading': 'Getting this ready...',
  'secondFactor.scan':
    'Open an authenticator app, such as Google Authenticator, and scan this picture. If the app is on this phone, open it with the link.',
  'secondFactor.picture': 'QR code with the key below',
  'secondFactor.open': 'Open My Authenticator App',
  'secondFactor.key': 'Or type this key into the app',
  'secondFactor.confirm': 'Then enter the code that the app shows',
  'secondFactor.turnOn': 'Turn On',
  'secondFactor.turnOn.busy': 'Turning On...',
  'secondFactor.codes.title': 'Save your recovery codes',
  'secondFactor.codes.text':
    'If you lose your phone, one of these codes lets you in. Each works once. They are shown only now: write them down or save them, and keep them away from your phone.',
  'secondFactor.codes.save': 'Save as a File',
  'secondFactor.codes.done': 'I Have Saved Them',
  'secondFactor.on.title': 'A code is asked for at sign-in',
  'secondFactor.on.since': 'Turned on {date}.',
  'secondFactor.on.left': {
    one: '{count} recovery code is left.',
    other: '{count} recovery codes are left.',
  },
  'secondFactor.renew': 'New Recovery Codes',
  'secondFactor.renew.busy': 'Making New Codes...',
  'secondFactor.turnOff': 'Turn Off',
  'secondFactor.turnOff.busy': 'Turning Off...',
  'secondFactor.turnOff.done': 'You can sign in with your password alone again.',
  'secondFactor.close': 'Close',

  'passkeys.title': 'Your passkeys',
  'passkeys.none':
    'You have no passkey yet. Add one, and this device opens your account with a finger, a face or its screen lock.',
  'passkeys.made': 'Made {date}.',
  'passkeys.used': 'Last used {date}.',
  'passkeys.add': 'Add a Passkey',
  'passkeys.add.busy': 'Waiting for Your Device...',
  'passkeys.added': 'You can log in with this passkey now.',
  'passkeys.here': 'This device has one of your passkeys already.',
  'passkeys.unknown': 'This browser does not know passkeys.',
  'passkeys.remove': 'Remove',
  'passkeys.remove.busy': 'Removing...',
  'passkeys.removed': 'That passkey does not open your account any more.',
} as const satisfies Catalogue;
