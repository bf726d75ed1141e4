import type { TextsLike } from '@sahaay/contracts/i18n';
import type { pastCheckTexts as english } from './en-past-checks.ts';

/** The texts of what is kept of past checks, in Hindi. */
export const pastCheckTexts = {
  'past.title': 'आपकी पिछली जाँचें',
  'past.lead': 'ये सिर्फ़ इसी डिवाइस पर रहती हैं, सबसे नई सबसे ऊपर। हम इन्हें कभी नहीं देखते।',
  'past.loading': 'आपकी पिछली जाँचें खुल रही हैं…',
  'past.failed': 'आपकी पिछली जाँचें नहीं खुलीं। वे अब भी इसी डिवाइस पर हैं।',
  'past.off': 'इस डिवाइस पर जाँचें नहीं रखी जा रहीं।',
  'past.empty': 'अभी कुछ नहीं रखा है। आपका अगला नतीजा यहाँ रहेगा।',
  'past.back': 'पीछे',
  'past.keep': 'मेरे नतीजे इस डिवाइस पर रखें',
  'past.keep.hint':
    'ताकि आप पीछे देखकर तुलना कर सकें। ये सिर्फ़ इसी डिवाइस पर रहते हैं, जब तक आप इन्हें मिटा न दें या साइन आउट न करें; हम इन्हें कभी नहीं देखते। आपके साइन इन रहते जो यह डिवाइस चलाए, वह इन्हें पढ़ सकता है।',
  'past.keep.on': 'आपके साइन आउट करने तक ये सिर्फ़ इसी डिवाइस पर रहेंगे। सब मिटाने और आगे न रखने के लिए सही का निशान हटा दें।',
  'past.keep.failed': 'यह डिवाइस ऐसा नहीं कर सका।',
  'past.delete': '{date} की जाँच मिटाएँ',
  'past.delete.this': 'यह जाँच मिटाएँ',
  'past.deleteAll': 'सब मिटाएँ',
  'past.deleted': 'मिटा दिया गया।',
  'past.unreadable':
    'आपकी पिछली जाँचें पढ़ी नहीं जा सकतीं। किसी चीज़ ने उन्हें बदल दिया है, या वे सहाय के किसी और संस्करण की हैं। उनमें से कुछ भी न दिखाया जाता है, न काम में लिया जाता है।',
  'past.unreadable.delete': 'जो बचा है, उसे मिटाएँ',
  'past.locked': 'आपकी पिछली जाँचों पर ताला लगा है।',
  'past.unlock': 'ताला खोलें',
  'past.unlock.failed': 'ताला अब भी लगा है। कृपया फिर कोशिश करें।',
  'past.lock': 'पहले मेरी उँगली, चेहरे या PIN से पूछें',
  'past.lock.hint':
    'आपका खुला फ़ोन किसी और के हाथ में हो, तो यह सूची उससे छिपी रहती है। यह एन्क्रिप्शन नहीं है: समय और जानकारी हो, तो कोई इसे फिर भी पढ़ सकता है।',
  'past.lock.failed': 'ताला नहीं लगा। आपकी पिछली जाँचें जैसी थीं, वैसी ही हैं।',
  'past.check.title': '{date} की आपकी जाँच',
  'past.said': '{whom}। आपने लिखा: “{text}”',
  'past.old': 'यह नतीजा पुराना है: {ago} का। अगर कुछ बदला या बिगड़ा हो, तो फिर से जाँचें।',
  'past.whom.self': 'आपके लिए',
  'past.whom.child': 'बच्चे के लिए',
  'past.whom.other': 'किसी और के लिए',
  'past.whom.named': '{name} के लिए',
  'past.care': 'तब हमने क्या सलाह दी',
  'past.conditions': 'तब हमें क्या सबसे संभव लगा',
  'past.today': 'आज',
  'past.yesterday': 'कल',
  'past.days': { one: '{count} दिन पहले', other: '{count} दिन पहले' },
  'past.compare': '{ago} आपने हमें बताया था: {what}। हमने सलाह दी थी: {care}।',
  'past.compare.locked': '{ago} आपने कुछ ऐसा ही पूछा था।',
  'past.compare.open': 'वह जाँच देखें',
} as const satisfies TextsLike<typeof english>;
