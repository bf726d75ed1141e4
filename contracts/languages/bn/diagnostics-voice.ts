/** The texts of speaking instead of typing, and of reading aloud, in Bengali. */
export const voiceTexts = {
  'voice.speak': 'লেখার বদলে মুখে বলুন',
  'voice.stop': 'শোনা বন্ধ করুন',
  'voice.who':
    'আপনার ব্রাউজার কণ্ঠকে লেখায় বদলায়। তার নির্মাতা, যেমন Google, Apple বা Microsoft, আপনার কথা শুনতে পারে। সহায় শুধু লেখাটুকু পায়, শব্দ নয়।',
  'voice.start': 'শোনা শুরু করুন',
  'voice.type': 'আমি লিখব',
  'voice.listening': 'শুনছি। বলুন, কী কষ্ট হচ্ছে।',
  'voice.added': 'আপনার কথা বাক্সে লেখা হয়েছে।',
  'voice.denied': 'এখানে মাইকের অনুমতি নেই। ব্রাউজারের সেটিংসে অনুমতি দিন, বা লিখুন।',
  'voice.silent': 'কিছু শোনা যায়নি। মাইক টিপে আবার বলুন, বা লিখুন।',
  'voice.offline': 'শোনার জন্য ব্রাউজারের ইন্টারনেট লাগে। দয়া করে লিখুন।',
  'voice.noMicrophone': 'কোনো মাইক পাওয়া যায়নি। দয়া করে লিখুন।',
  'voice.language': 'আপনার ব্রাউজার এই ভাষা শুনতে পারে না। দয়া করে লিখুন।',
  'voice.failed': 'ব্রাউজার আপনার কথা শুনতে পারেনি। আবার চেষ্টা করুন, বা লিখুন।',
  'voice.notLoaded': 'মাইক লোড হয়নি। আবার চেষ্টা করুন, বা লিখুন।',
  'aloud.read': 'পড়ে শোনান',
  'aloud.stop': 'পড়া বন্ধ করুন',
  'aloud.notLoaded': 'পড়ে শোনানো লোড হয়নি। আবার চেষ্টা করুন।',
} as const;
